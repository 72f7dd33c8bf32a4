import GraphQLSyntax
import Source

/// Which types get mocks and with which fields, by rules a.2 and a.3 of Apollo's generator, as plainly as possible.
package struct ModelCollector {
  let schema: ModelSchema
  /// Type → response key → field as declared on that type.
  private(set) var collected: [String: [String: ModelField]] = [:]
  private(set) var referenced: Set<String> = []

  package init(schema: ModelSchema, operations: [String]) {
    self.schema = schema
    for text in operations {
      let document = Document.parse(SourceFile(path: "operations.graphql", text: text)).document
      for definition in document.definitions {
        switch definition {
        case .operation(let operation):
          for variable in document[operation.variables] { referenced.insert(variable.type.name.text) }
          if let root = schema.roots[operation.operation] { walk(operation.selectionSet, of: root, document) }
        case .fragment(let fragment): walk(fragment.selectionSet, of: fragment.typeCondition.text, document)
        case .schema, .type, .directive: break
        }
      }
    }
    close()
  }

  private mutating func walk(_ set: SelectionSet, of parent: String, _ document: Document) {
    referenced.insert(parent)
    for selection in document[set.selections] {
      let isExcluded = Self.isExcluded(selection.directives, document)
      switch selection {
      case .field(let field):
        guard let declared = schema.types[parent]?.field(field.name.text) else { continue }
        let key = field.responseKey.text
        if collected[parent]?[key] == nil { collected[parent, default: [:]][key] = declared }
        referenced.insert(declared.type.name)
        if let inner = field.selectionSet, !isExcluded { walk(inner, of: declared.type.name, document) }
      case .inlineFragment(let fragment):
        if !isExcluded { walk(fragment.selectionSet, of: fragment.typeCondition?.text ?? parent, document) }
      case .fragmentSpread: break
      }
    }
  }

  private static func isExcluded(_ directives: NodeList<Directive>, _ document: Document) -> Bool {
    var conditions: [String: String] = [:]
    for directive in document[directives] {
      guard let argument = document[directive.arguments].first else { continue }
      conditions[directive.name.text] = document.text(argument.value.range)
    }
    let (include, skip) = (conditions["include"], conditions["skip"])
    return include == "false" || skip == "true" || (include != nil && include == skip && include?.first == "$")
  }

  private mutating func close() {
    var waiting = Array(referenced)
    while let name = waiting.popLast() {
      guard let type = schema.types[name] else { continue }
      let next =
        switch type.kind {
        case .interface, .union: schema.possibleTypes(of: name)
        case .object: type.interfaces
        case .inputObject: type.inputs.map(\.type.name)
        case .scalar, .enumeration: [String]()
        }
      for other in next where referenced.insert(other).inserted { waiting.append(other) }
    }
  }

  /// The fields of an object's mock, sorted by response key.
  func fields(of object: ModelType) -> [(key: String, field: ModelField)] {
    var fields = collected[object.name] ?? [:]
    for interface in object.interfaces {
      fields.merge(collected[interface] ?? [:]) { own, _ in own }
    }
    return fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }
}
