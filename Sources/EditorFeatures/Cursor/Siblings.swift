import GraphQLSyntax
import Source

/// The other names with the role of the cursor's name, in its selection set, list or other group.
struct Siblings {
  /// The names; selected fields have their response keys.
  private(set) var names: Set<Name> = []

  /// - Parameter role: the role of the names to find; by default, the role at the cursor.
  /// - Complexity: linear in the size of the definition.
  init(_ context: CursorContext, ofRole role: NameRole? = nil) {
    let wanted = role ?? context.role
    let opening = context.walk.expectation.frame.opening
    var walk = DocumentWalk(context.document, tokens: context.tokens, schema: context.schema)
    while walk.index < context.tokens.count {
      let index = walk.index
      // The walk restarts at a definition only when it reaches its first token.
      _ = walk.expected()
      let before = walk.walk.expectation
      guard let role = walk.next(), let name = context.tokens[index].name, before.frame.opening == opening,
        role.isSibling(of: wanted), index != context.index || context.name == nil
      else { continue }
      // After an alias, the name of the field isn't the response key.
      if before.frame.kind == .selections, before.frame.step == .aliased { continue }
      names.insert(name)
    }
  }
}

extension NameRole {
  fileprivate func isSibling(of other: NameRole) -> Bool {
    switch (self, other) {
    case (.field, .field), (.alias, .field), (.argument, .argument), (.inputField, .inputField), (.value, .value),
      (.interface, .interface), (.member, .member), (.directiveLocation, .directiveLocation), (.spread, .spread),
      (.directive, .directive), (.rootOperation, .rootOperation), (.variableDefinition, .variableDefinition):
      true
    default: false
    }
  }
}
