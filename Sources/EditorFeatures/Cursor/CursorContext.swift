import GraphQLSchema
import GraphQLSyntax
import Source

/// What is at a place of a document: the name under the cursor, or what could be written there.
///
/// This is the one way in which completion, hover, signature help and the ways to definitions learn where they are.
package struct CursorContext {
  package let document: Document
  package let schema: Schema
  /// In UTF-8.
  package let offset: Int
  /// From the start of what surrounds the cursor.
  let tokens: [Token]
  /// Of the token under the cursor, or else of the first behind it.
  let index: Int
  /// The name that the cursor is in, or at either end of.
  package let name: Token?
  /// What the name is, or would be.
  package let role: NameRole
  /// What has been read before the name.
  let walk: TokenWalk
  /// Whether the cursor is inside a string or a number, or behind one that goes on with what is typed.
  package let isInLiteral: Bool

  /// Nil inside comments.
  ///
  /// - Complexity: linear in the size of the definition around the cursor; where a definition cannot be read, in that
  ///   of the text since the last one that can.
  package init?(_ document: Document, at offset: Int, schema: Schema) {
    self.document = document
    self.schema = schema
    let offset = min(max(0, offset), document.source.bytes.count)
    self.offset = offset
    tokens = document.tokens(in: document.surroundings(of: offset))
    var walk = DocumentWalk(document, tokens: tokens, schema: schema)
    while walk.index < tokens.count, tokens[walk.index].ends(before: offset) { _ = walk.next() }
    let index = walk.index
    self.index = index
    let token = index < tokens.count ? tokens[index] : nil
    guard !document.isComment(offset, behind: index == 0 ? 0 : Int(tokens[index - 1].end)) else { return nil }
    name = token.flatMap { Int($0.start) <= offset && $0.kind == .name ? $0 : nil }
    isInLiteral = token.map { Int($0.start) < offset && $0.kind != .name && !$0.kind.isPunctuator } ?? false
    // A definition that begins behind the cursor doesn't end the unfinished one before it.
    let expected = name == nil ? walk.walk.expected : walk.expected()
    self.walk = walk.walk
    role = isInLiteral ? .nothing : name == nil ? expected : walk.next() ?? expected
  }

  /// The text of the name before the cursor.
  var prefix: String {
    name.map { document.text(TextRange($0.start, UInt32(truncatingIfNeeded: offset))) } ?? ""
  }

  /// What is replaced by what is chosen: the name, or nothing.
  package var replaced: TextRange { name?.range ?? TextRange(at: UInt32(truncatingIfNeeded: offset)) }

  /// Whether what is chosen stands before a space.
  var isBeforeBlank: Bool {
    let end = Int(replaced.upper)
    return end < document.source.bytes.count && document.source.bytes[end] <= UInt8(ascii: " ")
  }

  /// Whether a token behind the cursor begins on another line.
  func isOnOtherLine(_ token: Token) -> Bool {
    let between = Int(replaced.upper)..<max(Int(replaced.upper), Int(token.start))
    return document.source.bytes[between].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The token some places behind the one under the cursor.
  func token(after distance: Int) -> Token? {
    let place = index + (name == nil ? distance - 1 : distance)
    return tokens.indices.contains(place) ? tokens[place] : nil
  }
}

extension Token {
  /// Whether the cursor is behind the token: a name or a number that it touches is still under it, and so is a string that
  /// is not closed.
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
  /// From the start of the definition at an offset, or from the end of the last one before it, to the start of the next.
  fileprivate func surroundings(of offset: Int) -> Range<Int> {
    let place = UInt32(truncatingIfNeeded: offset)
    // A definition begins with its first token, which the cursor may touch from before.
    let index = index(ofDefinitionAt: place)
    let end = index.map { $0 + 1 } ?? 0
    let upper = end < definitions.count ? Int(definitions[end].range.lower) : source.bytes.count
    guard let index else { return 0..<upper }
    let range = definitions[index].range
    let lower = place <= range.upper || goesOn(definitions[index]) ? range.lower : range.upper
    return Int(lower)..<max(Int(lower), upper)
  }

  /// Whether what stands behind a definition may be a part of it: a type has its interfaces and fields, or nothing of these.
  private func goesOn(_ definition: Definition) -> Bool {
    guard case .type(let type) = definition, type.kind == .object || type.kind == .interface else { return false }
    return type.fields.isEmpty && source.bytes[Int(type.range.upper) - 1] != UInt8(ascii: "}")
  }

  /// Whether an offset is in a comment that begins behind another one, with no token in between.
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
