import Source

/// A lexical token: a kind and a range, and for names the interned name.
/// See https://spec.graphql.org/September2025/#sec-Language.Source-Text.Lexical-Tokens
package struct Token: Hashable, Sendable {
  /// The kinds of tokens. The punctuators are consecutive.
  package enum Kind: UInt8, Hashable, Sendable {
    case startOfFile, endOfFile
    case bang, dollar, ampersand, leftParenthesis, rightParenthesis, spread, colon, equals, at
    case leftBracket, rightBracket, leftBrace, pipe, rightBrace
    case name, int, float, string, blockString
    /// An invalid character or literal, which the parser reports.
    case invalid

    /// The kind in messages.
    var text: String {
      switch self {
      case .startOfFile: "<SOF>"
      case .endOfFile: "<EOF>"
      case .bang: "!"
      case .dollar: "$"
      case .ampersand: "&"
      case .leftParenthesis: "("
      case .rightParenthesis: ")"
      case .spread: "..."
      case .colon: ":"
      case .equals: "="
      case .at: "@"
      case .leftBracket: "["
      case .rightBracket: "]"
      case .leftBrace: "{"
      case .pipe: "|"
      case .rightBrace: "}"
      case .name: "Name"
      case .int: "Int"
      case .float: "Float"
      case .string: "String"
      case .blockString: "BlockString"
      case .invalid: "<Invalid>"
      }
    }

    var isPunctuator: Bool { Kind.bang.rawValue <= rawValue && rawValue <= Kind.rightBrace.rawValue }

    /// The kind in messages about expected tokens.
    var expectation: String { isPunctuator ? "\"\(text)\"" : text }
  }

  package var kind: Kind
  package var start: UInt32
  package var end: UInt32
  /// The name of a name token.
  package var name: Name?

  package var range: TextRange { TextRange(start, end) }
}
