import GraphQLSchema
import GraphQLSyntax
import Source

/// The range of a name, and the places that an editor opens for it.
package struct DefinitionLinks: Hashable, Sendable {
  package var origin: TextRange
  package var targets: [Location]
}

extension EditorProject {
  /// Returns the definitions of the name at an offset: in the schema with extensions, in fragments or in variables.
  ///
  /// - Complexity: that of `CursorContext`.
  package func definition(_ path: String, at offset: Int) -> DefinitionLinks? {
    guard let (symbol, context) = symbol(path, at: offset) else { return nil }
    if case .variable(let name) = symbol {
      let places = variableDefinitions(name, in: context)
      return places.isEmpty ? nil : DefinitionLinks(origin: context.replaced, targets: places)
    }
    let places = places(of: symbol)
    return places.isEmpty ? nil : DefinitionLinks(origin: context.replaced, targets: places)
  }

  /// Returns the definitions of the type of the name at an offset.
  ///
  /// - Complexity: that of `CursorContext`.
  package func typeDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    guard let (symbol, context) = symbol(path, at: offset), let type = type(of: symbol, context) else { return nil }
    let places = places(of: .type(type))
    return places.isEmpty ? nil : DefinitionLinks(origin: context.replaced, targets: places)
  }

  /// Returns the symbol of the name at an offset. An alias refers to its field.
  func symbol(_ path: String, at offset: Int) -> (symbol: Symbol, context: CursorContext)? {
    guard let document = document(at: path),
      let context = CursorContext(document, at: offset, schema: schema), let name = context.name?.name
    else { return nil }
    var symbol = Symbol(name, context.role, schema)
    if case .alias(let parent?) = context.role, let field = context.token(after: 2)?.name {
      symbol = Symbol(field, .field(parent: parent), schema)
    }
    return symbol.map { ($0, context) }
  }

  private func type(of symbol: Symbol, _ context: CursorContext) -> Name? {
    let use: Schema.TypeUse?
    switch symbol {
    case .type(let name): return name
    case .enumValue(let type, _): return type
    case .fragment(let name):
      guard case .fragment(let fragment)? = fragment(named: name)?.definition else { return nil }
      return fragment.typeCondition.name
    case .operation:
      guard case .operationName(let operation) = context.role else { return nil }
      return schema.rootType(of: operation).map { schema[$0].name }
    case .directive: return nil
    case .variable(let name):
      use = context.walk.variables.first { $0.name == name }?.type ?? context.variableBehind(name)?.type
    case .field(let type, let name):
      use = schema.type(named: type).flatMap { schema.field(named: name, in: $0) }.map { schema[$0].type }
    case .inputField(let type, let name):
      use = schema.type(named: type).flatMap { schema.inputField(named: name, in: $0) }.map { schema[$0].type }
    case .argument(let type, let field, let name):
      use = schema.type(named: type).flatMap { schema.field(named: field, in: $0) }
        .flatMap { schema.input(named: name, in: schema[$0].arguments) }.map { schema[$0].type }
    case .directiveArgument(let directive, let name):
      use = schema.directive(named: directive).flatMap { schema.input(named: name, in: $0.arguments) }
        .map { schema[$0].type }
    }
    return use.map { schema[$0.type].name }
  }

  /// Returns the definition of a variable. In a fragment, returns the definitions in all operations that reach it.
  private func variableDefinitions(_ name: Name, in context: CursorContext) -> [Location] {
    if case .variableDefinition = context.role { return [context.document.location(context.replaced)] }
    if let variable = context.walk.variables.first(where: { $0.name == name }) {
      return [context.document.location(variable.range)]
    }
    guard let fragment = context.walk.stack.first(where: { $0.kind == .fragment })?.name else { return [] }
    return operations(reaching: fragment).compactMap { place in
      guard case .operation(let operation) = place.definition else { return nil }
      return place.document[operation.variables].first { $0.name.name == name }
        .map { place.document.location($0.name.range) }
    }.sorted()
  }
}
