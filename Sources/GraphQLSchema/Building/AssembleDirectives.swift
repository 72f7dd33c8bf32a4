import GraphQLSyntax
import Source

extension SchemaAssembler {
  /// Adds directive definitions in the order of the sources, then the built-in ones that no source defines.
  mutating func addDirectives() {
    directiveNames.start()
    for file in documents.indices {
      for case .directive(let definition) in documents[file].definitions {
        // Apollo's generator finds the definition of an introspection result before its own.
        if introspectedCount <= file, isSource(file), replacesDefer(definition, documents[file]) { continue }
        guard directiveNames.insert(definition.name.name) else { continue }
        addDirective(definition, in: documents[file], file)
      }
    }
  }

  /// Returns whether Apollo's `@defer` replaces a differing definition in a source, and reports that (rules a.1).
  private mutating func replacesDefer(_ definition: DirectiveDefinition, _ document: Document) -> Bool {
    guard definition.name.name == Prelude.deferName, let apollo = apolloDefer else { return false }
    guard shape(definition, document) != shape(apollo.definition, apollo.document) else { return false }
    diagnostics.append(
      Diagnostic(
        .schemaDeferDefinition, .warning,
        "The schema's definition of '@defer' has other arguments or locations than Apollo's, which is used instead",
        at: document.location(definition.range.head(to: definition.name))))
    return true
  }

  /// Apollo's definition of `@defer`, if the options include Apollo's directives.
  private var apolloDefer: (definition: DirectiveDefinition, document: Document)? {
    for document in documents[sourceCount...] {
      for case .directive(let definition) in document.definitions where definition.name.name == Prelude.deferName {
        return (definition, document)
      }
    }
    return nil
  }

  /// Returns the parts of a directive definition that Apollo compares, independent of their order in the text.
  private func shape(_ definition: DirectiveDefinition, _ document: Document) -> [String] {
    let arguments = document[definition.arguments].map { $0.name.text + ":" }
    let locations = document[definition.locations].map(\.text)
    return arguments.sorted() + locations.sorted() + (definition.isRepeatable ? ["repeatable"] : [])
  }

  private mutating func addDirective(_ definition: DirectiveDefinition, in document: Document, _ file: Int) {
    inputNames.start()
    let start = schema.inputs.count
    addInputs(definition.arguments, in: document, file, names: \.inputNames)
    var locations: [DirectiveLocation] = []
    for name in document.identifiers[definition.locations.indices] {
      if let location = DirectiveLocation(rawValue: name.text), !locations.contains(location) {
        locations.append(location)
      }
    }
    schema.directives.append(
      Schema.DirectiveDefinition(
        name: definition.name.name, arguments: Schema.Run(start..<schema.inputs.count),
        isRepeatable: definition.isRepeatable, locations: locations,
        description: text(definition.description, in: document), isBuiltIn: !isSource(file)))
    positions.directives.append(place(file, TextRange(definition.range.lower, definition.name.range.upper)))
  }

  /// Adds the meta-fields, which every schema has without declaring them.
  /// - Returns: their indices, in the order `__schema`, `__type`, `__typename`.
  mutating func addMetaFields() -> [Schema.FieldID] {
    let document = Prelude.metaFields
    guard case .type(let type)? = document.definitions.first else { return [] }
    return document[type.fields].map { addField($0, in: document, documents.count) }
  }
}
