import GraphQLSchema
import GraphQLSyntax
import Source

/// A type that the editor shows within the text.
package struct InlayHint: Hashable, Sendable {
  package var offset: UInt32
  /// The type in quotes, such as `‹ID!›`, since it would look like GraphQL without them.
  package var text: String
  /// The type to link to.
  package var type: Name
}

extension EditorProject {
  /// Returns the types of the fields selected in a part of a document, and of the variables used there.
  ///
  /// - Complexity: linear in the size of the definitions that the part touches.
  package func inlayHints(_ path: String, in part: TextRange) -> [InlayHint] {
    guard let document = document(at: path) else { return [] }
    return document.definitions.flatMap { definition -> [InlayHint] in
      let range = definition.range
      guard definition.isExecutable, part.lower <= range.upper, range.lower <= part.upper else { return [] }
      return hints(document, range).filter { part.lower <= $0.offset && $0.offset <= part.upper }
    }
  }

  private func hints(_ document: Document, _ range: TextRange) -> [InlayHint] {
    let tokens = document.tokens(in: range.indices)
    var walk = DocumentWalk(document, tokens: tokens, schema: schema)
    var result: [InlayHint] = []
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      guard let role = walk.next(), let name = token.name else { continue }
      switch role {
      case .field(let parent?):
        guard let field = schema.field(named: name, in: parent) else { continue }
        result.append(hint(at: end(ofFieldAt: walk.index, tokens) ?? token.end, schema[field].type))
      case .variable:
        guard let type = walk.walk.variables.first(where: { $0.name == name })?.type else { continue }
        result.append(hint(at: token.end, type))
      default: break
      }
    }
    return result.sorted { $0.offset < $1.offset }
  }

  private func hint(at offset: UInt32, _ use: Schema.TypeUse) -> InlayHint {
    InlayHint(offset: offset, text: "‹\(schema.typeText(use))›", type: schema[use.type].name)
  }

  /// Returns the end of the arguments that begin at a token.
  private func end(ofFieldAt index: Int, _ tokens: [Token]) -> UInt32? {
    guard index < tokens.count, tokens[index].kind == .leftParenthesis else { return nil }
    var depth = 0
    for token in tokens[index...] {
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { return token.end }
      default: break
      }
    }
    return nil
  }
}
