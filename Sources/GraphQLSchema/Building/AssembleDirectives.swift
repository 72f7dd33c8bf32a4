import GraphQLSyntax
import Source

extension SchemaAssembler {
  /// Adds directive definitions in the order of the sources, then what is built in and not defined by them.
  mutating func addDirectives() {
    directiveNames.start()
    for file in documents.indices {
      for case .directive(let definition) in documents[file].definitions {
        guard directiveNames.insert(definition.name.name) else { continue }
        addDirective(definition, in: documents[file], file)
      }
    }
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

  /// Adds the fields that every schema has without declaring them.
  /// - Returns: their indices, in the order `__schema`, `__type`, `__typename`.
  mutating func addMetaFields() -> [Schema.FieldID] {
    let document = Prelude.metaFields
    guard case .type(let type)? = document.definitions.first else { return [] }
    return document[type.fields].map { addField($0, in: document, documents.count) }
  }
}
