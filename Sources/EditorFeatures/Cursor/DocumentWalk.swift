import GraphQLSchema
import GraphQLSyntax
import Source

/// A walk over the tokens of a document that knows where definitions begin and end which could be read.
///
/// Between these there is text that could not be read. There, a definition begins with a keyword at the start of a line,
/// as it does for the parser.
struct DocumentWalk {
  let document: Document
  let tokens: [Token]
  private(set) var walk: TokenWalk
  /// The index of the next token.
  private(set) var index = 0
  /// In the document's `definitions`.
  private var definition: Int
  /// The end of the definition that is being walked over.
  private var end: UInt32 = 0

  /// - Parameter tokens: all from the start of a definition, or from the end of one.
  init(_ document: Document, tokens: [Token], schema: Schema) {
    self.document = document
    self.tokens = tokens
    walk = TokenWalk(schema)
    let start = tokens.first?.start ?? 0
    definition = document.index(ofDefinitionAt: start) ?? 0
  }

  /// What a name would be in the place of the next token.
  mutating func expected() -> NameRole {
    arrive()
    return walk.expected
  }

  /// Goes past the next token, and says what it is if it is a name.
  mutating func next() -> NameRole? {
    guard index < tokens.count else { return nil }
    arrive()
    defer { index += 1 }
    return walk.take(tokens[index], next: index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile)
  }

  /// Looks whether something begins with the next token.
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
  /// The last definition that begins at an offset or before it. O(log definitions).
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
