import GraphQLSchema
import GraphQLSyntax
import Source

/// A walk over the tokens of a document that finds the starts of definitions.
///
/// Parsed definitions have known ranges. In text that can't be parsed, a keyword at the start of a line begins a
/// definition, as in the parser.
struct DocumentWalk {
  let document: Document
  let tokens: [Token]
  private(set) var walk: TokenWalk
  /// The index of the next token.
  private(set) var index = 0
  /// The index in the document's `definitions`.
  private var definition: Int
  /// The end of the current definition.
  private var end: UInt32 = 0

  /// - Parameter tokens: all tokens from the start or the end of a definition.
  init(_ document: Document, tokens: [Token], schema: Schema) {
    self.document = document
    self.tokens = tokens
    walk = TokenWalk(schema)
    let start = tokens.first?.start ?? 0
    definition = document.index(ofDefinitionAt: start) ?? 0
  }

  /// Returns the role that a name would have as the next token.
  mutating func expected() -> NameRole {
    arrive()
    return walk.expected
  }

  /// Consumes the next token and returns its role if it is a name.
  mutating func next() -> NameRole? {
    guard index < tokens.count else { return nil }
    arrive()
    defer { index += 1 }
    return walk.take(tokens[index], next: index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile)
  }

  /// Restarts the walk if the next token begins a definition.
  private mutating func arrive() {
    guard index < tokens.count else { return }
    let token = tokens[index]
    while definition < document.definitions.count, document.definitions[definition].range.lower < token.start {
      definition += 1
    }
    if definition < document.definitions.count, document.definitions[definition].range.lower == token.start {
      end = document.definitions[definition].range.upper
      walk.restart()
    } else if end <= token.start, startsDefinition(token) {
      walk.restart()
    }
  }

  private func startsDefinition(_ token: Token) -> Bool {
    guard let name = token.name, Keywords.shared.startsDefinition(name), isFirstOfLine(token) else { return false }
    return Keywords.shared.canFollow(name, index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile)
  }

  private func isFirstOfLine(_ token: Token) -> Bool {
    guard 0 < token.start else { return true }
    let before = document.source.bytes[Int(token.start) - 1]
    return before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r")
  }
}

extension Document {
  /// Returns the last definition that begins at or before an offset. O(log definitions).
  package func index(ofDefinitionAt offset: UInt32) -> Int? {
    var low = 0
    var high = definitions.count
    while low < high {
      let middle = (low + high) / 2
      if definitions[middle].range.lower <= offset { low = middle + 1 } else { high = middle }
    }
    return 0 < low ? low - 1 : nil
  }
}
