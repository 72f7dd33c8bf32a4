import GraphQLSchema
import GraphQLSyntax
import Source

/// The places of definitions.
extension EditorProject {
  /// Returns the names in all definitions of a symbol, extensions last. Built-in symbols have none.
  func places(of symbol: Symbol) -> [Location] {
    switch symbol {
    case .type(let name):
      guard let type = schema.type(named: name) else { return [] }
      let extensions = positions.extensions(of: type).compactMap { positions.location($0.place) }
      return [positions.nameLocation(of: type, in: schema)].compactMap(\.self)
        + extensions.map { $0.tail(name) }
    case .field(let type, let name):
      return schema.type(named: type).flatMap { schema.field(named: name, in: $0) }
        .flatMap { positions.nameLocation(of: $0, in: schema) }.map { [$0] } ?? []
    case .argument(let type, let field, let name):
      let arguments = schema.type(named: type).flatMap { schema.field(named: field, in: $0) }
        .map { schema[$0].arguments }
      return place(ofInput: name, in: arguments)
    case .directiveArgument(let directive, let name):
      return place(ofInput: name, in: schema.directive(named: directive)?.arguments)
    case .inputField(let type, let name):
      return schema.type(named: type).flatMap { schema.inputField(named: name, in: $0) }
        .flatMap { positions.nameLocation(of: $0, in: schema) }.map { [$0] } ?? []
    case .enumValue(let type, let name):
      guard let type = schema.type(named: type),
        let index = schema[type].values.indices.first(where: { schema.enumValues[$0].name == name })
      else { return [] }
      return [positions.location(positions.enumValues[index])].compactMap { $0?.tail(name) }
    case .directive(let name):
      guard let index = schema.directives.firstIndex(where: { $0.name == name }) else { return [] }
      return [positions.location(positions.directives[index])].compactMap { $0?.tail(name) }
    case .fragment(let name): return [fragment(named: name)?.nameLocation].compactMap(\.self)
    case .operation(let name): return [operation(named: name)?.nameLocation].compactMap(\.self)
    case .variable: return []
    }
  }

  private func place(ofInput name: Name, in run: Schema.Run?) -> [Location] {
    run.flatMap { schema.input(named: name, in: $0) }.flatMap { positions.nameLocation(of: $0, in: schema) }
      .map { [$0] } ?? []
  }
}

extension Location {
  /// Returns the part of the range that a name at its end takes.
  fileprivate func tail(_ name: Name) -> Location {
    let length = min(UInt32(truncatingIfNeeded: name.count), range.upper)
    return Location(file, TextRange(range.upper - length, range.upper))
  }
}

extension DefinitionPlace {
  /// The range of the name, or the start of an anonymous operation.
  package var nameLocation: Location {
    switch definition {
    case .operation(let operation): document.location(operation.name?.range ?? TextRange(at: operation.range.lower))
    case .fragment(let fragment): document.location(fragment.name.range)
    case .schema, .type, .directive: document.location(definition.range)
    }
  }
}
