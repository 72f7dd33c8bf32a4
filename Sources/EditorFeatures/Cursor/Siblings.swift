import GraphQLSyntax
import Source

/// The names beside the one under the cursor: fields of the selection set, arguments of the field, values of the list.
struct Siblings {
  /// Selected fields by response key, arguments, or whatever else has names there.
  private(set) var names: Set<Name> = []

  /// - Parameter role: which names to look at; those of the one under the cursor unless it is given.
  /// - Complexity: linear in the size of the definition.
  init(_ context: CursorContext, ofRole role: NameRole? = nil) {
    let wanted = role ?? context.role
    let opening = context.walk.expectation.frame.opening
    var walk = DocumentWalk(context.document, tokens: context.tokens, schema: context.schema)
    while walk.index < context.tokens.count {
      let index = walk.index
      // What begins with a token is seen only when that token is reached.
      _ = walk.expected()
      let before = walk.walk.expectation
      guard let role = walk.next(), let name = context.tokens[index].name, before.frame.opening == opening,
        role.isSibling(of: wanted), index != context.index || context.name == nil
      else { continue }
      // Behind an alias, the name of the field is not the response key.
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
