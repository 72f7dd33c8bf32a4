import GraphQLSchema
import GraphQLSyntax
import Source

/// The name or gap at an offset of a document. Completion, hover, signature help and navigation start from it.
package struct CursorContext {
  package let document: Document
  package let schema: Schema
  /// A UTF-8 offset.
  package let offset: Int
  /// The tokens from the start of the surrounding text.
  let tokens: [Token]
  /// The index of the token under the cursor, or else of the next one.
  let index: Int
  /// The name that the cursor is in or touches.
  package let name: Token?
  /// The role of the name, or the role that a name would have here.
  package let role: NameRole
  /// The state of the walk before the name.
  let walk: TokenWalk
  /// Whether typing at the cursor would continue a string or a number.
  package let isInLiteral: Bool

  /// Fails inside comments.
  ///
  /// - Complexity: linear in the size of the definition around the cursor. If it can't be parsed, linear in the size of
  ///   the text since the last definition that can.
  package init?(_ document: Document, at offset: Int, schema: Schema) {
    self.document = document
    self.schema = schema
    let offset = min(max(0, offset), document.source.bytes.count)
    self.offset = offset
    tokens = document.tokensBesideUnclosedStrings(in: document.surroundings(of: offset))
    var walk = DocumentWalk(document, tokens: tokens, schema: schema)
    while walk.index < tokens.count, tokens[walk.index].ends(before: offset) { _ = walk.next() }
    let index = walk.index
    self.index = index
    let token = index < tokens.count ? tokens[index] : nil
    guard !document.isComment(offset, behind: index == 0 ? 0 : Int(tokens[index - 1].end)) else { return nil }
    name = token.flatMap { Int($0.start) <= offset && $0.kind == .name ? $0 : nil }
    isInLiteral = token.map { Int($0.start) < offset && $0.kind != .name && !$0.kind.isPunctuator } ?? false
    // A definition that begins after the cursor doesn't end the unfinished one before it.
    let expected = name == nil ? walk.walk.expected : walk.expected()
    self.walk = walk.walk
    role = isInLiteral ? .nothing : name == nil ? expected : walk.next() ?? expected
  }

  /// The text of the name before the cursor.
  var prefix: String {
    name.map { document.text(TextRange($0.start, UInt32(truncatingIfNeeded: offset))) } ?? ""
  }

  /// The range that a completion replaces: the name, or an empty range.
  package var replaced: TextRange { name?.range ?? TextRange(at: UInt32(truncatingIfNeeded: offset)) }

  /// Whether white space follows the replaced range.
  var isBeforeBlank: Bool {
    let end = Int(replaced.upper)
    return end < document.source.bytes.count && document.source.bytes[end] <= UInt8(ascii: " ")
  }

  /// Whether a line break separates the cursor from a later token.
  func isOnOtherLine(_ token: Token) -> Bool {
    let between = Int(replaced.upper)..<max(Int(replaced.upper), Int(token.start))
    return document.source.bytes[between].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// Returns the token at a distance after the one under the cursor.
  func token(after distance: Int) -> Token? {
    let place = index + (name == nil ? distance - 1 : distance)
    return tokens.indices.contains(place) ? tokens[place] : nil
  }
}

extension Token {
  /// Whether the token ends before an offset. A name or number that touches the cursor doesn't, nor does an unclosed
  /// string.
  fileprivate func ends(before offset: Int) -> Bool {
    switch kind {
    case .name, .int, .float, .invalid: Int(end) < offset
    default: Int(end) <= offset
    }
  }
}

extension Token.Kind {
  package var isPunctuator: Bool {
    switch self {
    case .name, .int, .float, .string, .blockString, .invalid, .startOfFile, .endOfFile: false
    default: true
    }
  }
}

extension Document {
  /// Returns the range of the definition at an offset, up to the next definition. Between definitions, it starts at the
  /// end of the previous one.
  fileprivate func surroundings(of offset: Int) -> Range<Int> {
    let place = UInt32(truncatingIfNeeded: offset)
    // The cursor may touch the first token of a definition from the left.
    let index = index(ofDefinitionAt: place)
    let end = index.map { $0 + 1 } ?? 0
    let upper = end < definitions.count ? Int(definitions[end].range.lower) : source.bytes.count
    guard let index else { return 0..<upper }
    let range = definitions[index].range
    let lower = place <= range.upper || goesOn(definitions[index]) ? range.lower : range.upper
    return Int(lower)..<max(Int(lower), upper)
  }

  /// Whether the text after a definition may continue it: an object or interface type without fields.
  private func goesOn(_ definition: Definition) -> Bool {
    guard case .type(let type) = definition, type.kind == .object || type.kind == .interface else { return false }
    return type.fields.isEmpty && source.bytes[Int(type.range.upper) - 1] != UInt8(ascii: "}")
  }

  /// Whether a comment covers an offset, if the previous token ends at `start`.
  fileprivate func isComment(_ offset: Int, behind start: Int) -> Bool {
    var index = offset
    while start < index {
      index -= 1
      switch source.bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "#"): return true
      default: break
      }
    }
    return false
  }
}
