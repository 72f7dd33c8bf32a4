import GraphQLSchema
import GraphQLSyntax
import Source

/// Completions for the type of a variable.
extension EditorProject {
  /// Returns the input types. The type that the uses of the variable need is first.
  func variableTypeItems(_ context: CursorContext) -> [CompletionItem] {
    let items = typeItems(isReferenced: true) { $0.isInput }
    guard let variable = context.walk.variables.last?.name,
      let needed = neededType(of: uses(ofVariable: variable, context))
    else { return items }
    let type = schema[needed.type]
    // Between brackets and before `!`, only the name is missing.
    let text = context.completesWholeType ? schema.typeText(needed) : type.name.text
    var first = typeItem(type)
    first.label = text
    return [first.ranked(-1)] + items.filter { $0.label != text }
  }

  /// Returns the first type that fits all positions of a variable; nil if there is none.
  func neededType(of uses: [Schema.TypeUse]) -> Schema.TypeUse? {
    uses.first { candidate in
      schema[candidate.type].kind.isInput && !schema[candidate.type].isMissing
        && uses.allSatisfy {
          $0.type == candidate.type && $0.wrappers.accepts(candidate.wrappers, hasDefault: false)
        }
    }
  }

  /// Returns the types of the positions after the cursor that use a variable, also in fragments. The text need not be
  /// complete.
  private func uses(ofVariable name: Name, _ context: CursorContext) -> [Schema.TypeUse] {
    var walk = DocumentWalk(context.document, tokens: context.tokens, schema: schema)
    while walk.index < context.index { _ = walk.next() }
    let definition = walk.walk.definitions
    var result: [Schema.TypeUse] = []
    var spreads: [Name] = []
    while walk.index < context.tokens.count {
      let token = context.tokens[walk.index]
      let role = walk.next()
      guard walk.walk.definitions == definition else { break }
      switch role {
      case .variable(let use?): if token.name == name { result.append(use) }
      case .spread: if let spread = token.name { spreads.append(spread) }
      default: break
      }
    }
    let reached = spreads.compactMap { fragment(named: $0) }.flatMap { [$0] + fragments(reachedFrom: $0) }
    return result + reached.flatMap { $0.types(ofVariable: name, schema) }
  }
}

extension CursorContext {
  /// Whether no brackets or `!` around the cursor belong to the type.
  fileprivate var completesWholeType: Bool {
    let before = index == 0 ? nil : tokens[index - 1].kind
    let after = token(after: 1)?.kind
    return before == .colon && after != .bang && after != .rightBracket
  }
}
