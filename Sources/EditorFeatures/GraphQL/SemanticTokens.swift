import GraphQLSchema
import GraphQLSyntax
import Source

/// A classified name, literal or comment on one line, for syntax highlighting.
package struct SemanticToken: Hashable, Sendable {
  /// A range within one line.
  package var range: TextRange
  package var kind: Kind
  package var isDefinition = false
  package var isDeprecated = false

  /// The token types, in the order of the legend for clients.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case keyword, type, interface, `enum`, `struct`, enumMember, property, parameter, variable, function, decorator
    case string, number, comment
  }
}

extension Document {
  /// Returns the names, literals and comments of the document or a part of it, in order.
  ///
  /// - Complexity: linear in the size of the document.
  package func semanticTokens(_ schema: Schema, in part: TextRange? = nil) -> [SemanticToken] {
    let tokens = tokens()
    var walk = DocumentWalk(self, tokens: tokens, schema: schema)
    var result: [SemanticToken] = []
    var end = 0
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      let role = walk.next()
      addComments(end..<Int(token.start), to: &result)
      end = Int(token.end)
      guard let role else {
        if let kind = token.kind.literal { addLines(token.range, kind, to: &result) }
        continue
      }
      let next = walk.index < tokens.count ? tokens[walk.index].kind : .endOfFile
      if let shown = semanticToken(token, role, next, walk.walk) { result.append(shown) }
    }
    addComments(end..<max(end, source.bytes.count), to: &result)
    guard let part else { return result }
    return result.filter { part.lower <= $0.range.upper && $0.range.lower <= part.upper }
  }

  private func semanticToken(_ token: Token, _ role: NameRole, _ next: Token.Kind, _ walk: TokenWalk) -> SemanticToken?
  {
    guard let name = token.name, let kind = role.tokenKind(name, walk.schema) else { return nil }
    var result = SemanticToken(range: token.range, kind: kind, isDefinition: role.isDefinition)
    if case .field(let parent?) = role, let field = walk.schema.field(named: name, in: parent) {
      result.isDeprecated = walk.schema[field].deprecationReason != nil
    }
    return result
  }

  /// Adds one token for each line of a literal.
  private func addLines(_ range: TextRange, _ kind: SemanticToken.Kind, to result: inout [SemanticToken]) {
    var start = range.lower
    let bytes = source.bytes
    for index in range.lower..<range.upper {
      let byte = bytes[Int(index)]
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if start < index { result.append(SemanticToken(range: TextRange(start, index), kind: kind)) }
      start = index + 1
    }
    if start < range.upper { result.append(SemanticToken(range: TextRange(start, range.upper), kind: kind)) }
  }

  private func addComments(_ gap: Range<Int>, to result: inout [SemanticToken]) {
    for comment in comments(in: gap) { result.append(SemanticToken(range: comment, kind: .comment)) }
  }

  /// Returns the comments between two tokens.
  func comments(in gap: Range<Int>) -> [TextRange] {
    var result: [TextRange] = []
    var index = gap.lowerBound
    while index < gap.upperBound {
      guard source.bytes[index] == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      let start = index
      while index < gap.upperBound, source.bytes[index] != UInt8(ascii: "\n"), source.bytes[index] != UInt8(ascii: "\r")
      {
        index += 1
      }
      result.append(TextRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: index)))
    }
    return result
  }
}

extension Token.Kind {
  fileprivate var literal: SemanticToken.Kind? {
    switch self {
    case .string, .blockString: .string
    case .int, .float: .number
    default: nil
    }
  }
}

extension NameRole {
  fileprivate func tokenKind(_ name: Name, _ schema: Schema) -> SemanticToken.Kind? {
    switch self {
    case .definition, .on, .afterTypeName, .directiveKeyword, .rootOperation: .keyword
    case .operationName, .fragmentName: .function
    case .spread: name == Keywords.shared.on ? .keyword : .function
    case .fragmentType, .inlineType, .variableType, .interface, .member, .fieldType, .inputType, .rootType:
      schema.type(named: name).map { schema[$0].kind.tokenKind } ?? .type
    case .typeName(let kind, _): kind.tokenKind
    case .field, .fieldDefinition, .inputField, .inputFieldDefinition: .property
    case .alias: .variable
    case .argument, .argumentDefinition: .parameter
    case .value:
      [Keywords.shared.true, Keywords.shared.false, Keywords.shared.null].contains(name) ? .keyword : .enumMember
    case .enumValueDefinition, .directiveLocation: .enumMember
    case .variable, .variableDefinition: .variable
    case .directive, .directiveName: .decorator
    case .nothing: nil
    }
  }
}

extension TypeKind {
  fileprivate var tokenKind: SemanticToken.Kind {
    switch self {
    case .scalar, .object: .type
    case .interface, .union: .interface
    case .enumeration: .enum
    case .inputObject: .struct
    }
  }
}
