import GraphQLSchema
import GraphQLSyntax
import Source

extension EditorProject {
  /// Returns a symbol with all symbols that must share its name. A field shares it with the same field of its type's
  /// interfaces, and of all types that implement these.
  ///
  /// - Complexity: linear in the number of types, for fields and their arguments.
  func family(of symbol: Symbol) -> Set<Symbol> {
    switch symbol {
    case .field(let type, let name): Set(types(sharing: name, with: type).map { .field($0, name) })
    case .argument(let type, let field, let name):
      Set(types(sharing: field, with: type).map { .argument($0, field, name) })
    default: [symbol]
    }
  }

  /// Returns the types with a field that must keep the same name as that of a type.
  func types(sharing field: Name, with type: Name) -> Set<Name> {
    // One copy for all types.
    let schema = schema
    guard let start = schema.type(named: type) else { return [type] }
    var found: Set<Schema.TypeID> = [start]
    var open = [start]
    while let id = open.popLast() {
      var related = Array(schema.interfaces(of: id))
      if schema[id].kind == .interface {
        related += schema.types.indices.lazy.map { Schema.TypeID($0) }.filter {
          [.object, .interface].contains(schema[$0].kind) && schema.isSubType($0, of: id)
        }
      }
      for other in related where schema.field(named: field, in: other) != nil && found.insert(other).inserted {
        open.append(other)
      }
    }
    return Set(found.map { schema[$0].name })
  }

  /// Returns the operations and fragments that share a variable. All operations that reach a fragment define its
  /// variables, and all fragments that these reach may use them.
  func definitions(sharing variable: Name, with definition: DefinitionPlace) -> [DefinitionPlace] {
    var places: [Location: DefinitionPlace] = [:]
    var open = [definition]
    while let place = open.popLast() {
      let key = place.document.location(place.definition.range)
      guard places[key] == nil else { continue }
      places[key] = place
      switch place.definition {
      case .operation:
        open += fragments(reachedFrom: place).filter { $0.uses(variable) }
      case .fragment(let fragment): open += operations(reaching: fragment.name.name)
      case .schema, .type, .directive: break
      }
    }
    return places.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension DefinitionPlace {
  /// Whether the definition uses a variable.
  func uses(_ variable: Name) -> Bool {
    let range = definition.range
    var isAfterDollar = false
    for token in document.tokens(in: range.indices) {
      if isAfterDollar, token.name == variable { return true }
      isAfterDollar = token.kind == .dollar
    }
    return false
  }
}
