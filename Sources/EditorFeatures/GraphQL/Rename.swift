import GraphQLSchema
import GraphQLSyntax
import Source

/// The reason why a rename is impossible, as a sentence for users.
package struct RenameRefusal: Error, Hashable, Sendable {
  package var message: String

  init(_ message: String) {
    self.message = message
  }
}

extension EditorProject {
  /// Returns the range of the name at an offset if it can be renamed; nil if there is no name.
  ///
  /// - Complexity: that of `CursorContext`.
  package func renamable(_ path: String, at offset: Int) throws(RenameRefusal) -> TextRange? {
    guard let document = document(at: path), let context = CursorContext(document, at: offset, schema: schema),
      let token = context.name, let name = token.name
    else { return nil }
    if case .alias = context.role { return token.range }
    guard let symbol = Symbol(name, context.role, schema) else {
      guard name.text.hasPrefix("__") else { return nil }
      throw RenameRefusal("'\(name.text)' is predefined by GraphQL")
    }
    try refuseFixedNames(symbol)
    return token.range
  }

  /// Returns the places in GraphQL files that a rename of the name at an offset changes: definitions and uses in the
  /// whole project.
  ///
  /// - Returns: nil if there is nothing to rename.
  /// - Complexity: that of `references`.
  package func rename(
    _ path: String, at offset: Int, to newName: String
  ) throws(RenameRefusal) -> [Location]? {
    guard try renamable(path, at: offset) != nil, let document = document(at: path),
      let context = CursorContext(document, at: offset, schema: schema), let token = context.name, let name = token.name
    else { return nil }
    guard newName.isGraphQLName else { throw RenameRefusal("'\(newName)' is not a valid GraphQL name") }
    if newName.hasPrefix("__") { throw RenameRefusal("Names that start with '__' are reserved for introspection") }
    let new = Name(newName)
    if new == name { return [] }
    if case .alias(let parent) = context.role {
      if Siblings(context, ofRole: .field(parent: parent)).names.contains(new) {
        throw RenameRefusal("'\(newName)' is already selected in the same selection set")
      }
      return [Location(path, token.range)]
    }
    guard let symbol = Symbol(name, context.role, schema) else { return nil }
    let uses = uses(of: symbol, context)
    try refuseCollisions(of: symbol, with: new, uses, context)
    return uses.map(\.location)
  }

  // MARK: Refusals

  /// Refuses to rename built-in names, names from JSON schemas, implicit root types and names in policies.
  private func refuseFixedNames(_ symbol: Symbol) throws(RenameRefusal) {
    if case .variable = symbol { return }
    let places = family(of: symbol).flatMap { self.places(of: $0) }.sorted()
    if places.isEmpty {
      throw RenameRefusal("'\(symbol.name.text)' is not defined in this project")
    }
    if let other = places.first(where: { $0.file.hasSuffix(".json") }) {
      throw RenameRefusal("'\(symbol.name.text)' is defined in '\(other.file)', an introspection result")
    }
    if case .type(let name) = symbol {
      let isRoot = OperationType.allCases.contains { schema.rootType(of: $0).map { schema[$0].name } == name }
      if isRoot, positions.schema.isNone {
        throw RenameRefusal("'\(name.text)' is a root type because of its name, as the schema has no schema definition")
      }
    }
    if let directive = policy(naming: symbol) {
      throw RenameRefusal("'\(symbol.name.text)' is used in a '\(directive)' directive")
    }
  }

  private func refuseCollisions(
    of symbol: Symbol, with new: Name, _ uses: [SymbolUse], _ context: CursorContext
  ) throws(RenameRefusal) {
    let others = family(of: symbol).subtracting([symbol]).sorted { $0.owner < $1.owner }
    for member in [symbol] + others {
      guard let taken = taken(new, beside: member) else { continue }
      throw RenameRefusal(taken)
    }
    switch symbol {
    case .variable:
      if let place = collision(ofVariable: new, uses) {
        throw RenameRefusal("'\(place)' already has a variable '$\(new.text)'")
      }
    case .field:
      // The new name becomes a response key, so it must not equal an alias.
      let files = Set(uses.map(\.location.file))
      for file in self.files(mentioning: new) where files.contains(file) {
        if document(at: file)?.hasAlias(new, schema) == true {
          throw RenameRefusal("'\(new.text)' is already an alias in '\(file)', so the response keys could clash")
        }
      }
    default: break
    }
  }

  /// Returns the reason why a symbol can't take a name; nil if the name is free.
  private func taken(_ new: Name, beside symbol: Symbol) -> String? {
    let text = new.text
    switch symbol {
    case .type: return schema.type(named: new).map { _ in "The type '\(text)' already exists" }
    case .field(let type, _):
      guard let id = schema.type(named: type), schema.field(named: new, in: id) != nil else { return nil }
      return "'\(type.text)' already has a field '\(text)'"
    case .argument(let type, let field, _):
      guard let id = schema.type(named: type).flatMap({ schema.field(named: field, in: $0) }),
        schema.input(named: new, in: schema[id].arguments) != nil
      else { return nil }
      return "'\(type.text).\(field.text)' already has an argument '\(text)'"
    case .inputField(let type, _):
      guard let id = schema.type(named: type), schema.inputField(named: new, in: id) != nil else { return nil }
      return "'\(type.text)' already has a field '\(text)'"
    case .enumValue(let type, _):
      if ["true", "false", "null"].contains(text) { return "'\(text)' cannot be an enum value" }
      guard let id = schema.type(named: type),
        schema.enumValues[schema[id].values.indices].contains(where: { $0.name == new })
      else { return nil }
      return "'\(type.text)' already has a value '\(text)'"
    case .directive: return schema.directive(named: new).map { _ in "The directive '@\(text)' already exists" }
    case .directiveArgument(let directive, _):
      guard let inputs = schema.directive(named: directive)?.arguments, schema.input(named: new, in: inputs) != nil
      else { return nil }
      return "'@\(directive.text)' already has an argument '\(text)'"
    case .fragment:
      if new == Keywords.shared.on { return "A fragment cannot be named 'on'" }
      return fragment(named: new).map { _ in "The fragment '\(text)' already exists" }
    case .operation: return operation(named: new).map { _ in "The operation '\(text)' already exists" }
    case .variable: return nil
    }
  }

  /// Returns the first file with another variable of the new name in the same definitions.
  private func collision(ofVariable new: Name, _ uses: [SymbolUse]) -> String? {
    for use in uses {
      let isTaken = occurrences(in: use.location.file).contains {
        $0.symbol == .variable(new) && $0.scope == use.occurrence.scope
      }
      if isTaken { return use.location.file }
    }
    return nil
  }
}

extension Document {
  /// Whether a selection set uses a name as an alias.
  fileprivate func hasAlias(_ name: Name, _ schema: Schema) -> Bool {
    var isFound = false
    walkNames(schema) { token, role, _ in
      if token.name == name, case .alias = role { isFound = true }
    }
    return isFound
  }
}

extension String {
  /// Whether the text is a name in GraphQL. See https://spec.graphql.org/September2025/#Name
  var isGraphQLName: Bool {
    let tokens = Token.all(in: Array(utf8))
    return tokens.count == 1 && tokens[0].kind == .name && tokens[0].range.count == utf8.count
  }
}
