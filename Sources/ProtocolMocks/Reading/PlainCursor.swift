import Source
import SwiftScanning

/// A position in the tokens of a plain declaration: names, types and punctuation.
///
/// Functions that return a `Bool` return false if the code isn't plain, or may be wrong. The position is then
/// undefined.
struct PlainCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The tokens, with an end marker last.
  private let tokens: [SwiftToken]
  private(set) var index = 0
  /// The function type that was just read, if it was one.
  private(set) var function: FunctionFact?

  /// The maximum nesting of types. The parser reads deeper types.
  private static let deepest = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes, [.comments, .singleOperators])
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(bytes.count / 4)
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .end
    self.tokens = tokens
  }

  /// The current token.
  var token: SwiftToken { tokens[index] }

  /// Advances by one token, stopping at the end marker.
  private mutating func advance() { index = min(index + 1, tokens.count - 1) }

  /// Consumes a punctuation mark if it is the current token.
  mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard token.is(mark) else { return false }
    advance()
    return true
  }

  mutating func skipArrow() -> Bool {
    guard token.is("-"), tokens[index + 1].isAdjacent(">") else { return false }
    index += 2
    return true
  }

  private var isAtComment: Bool { token.kind == .comment && bytes[token.start + 1] == UInt8(ascii: "/") }

  /// Skips comments on one line.
  mutating func skipComments() {
    while isAtComment { advance() }
  }

  /// Whether a declaration can end here: the rest of the line is empty.
  mutating func endsDeclaration() -> Bool {
    token.isFirstOnLine || token.kind == .end || token.is("}") || isAtComment || skip(";")
  }

  /// Consumes a word of ASCII letters and digits.
  mutating func word() -> SwiftToken? {
    let token = token
    guard token.kind == .word, bytes[token.range].allSatisfy(\.isPlain) else { return nil }
    advance()
    return token
  }

  /// Consumes a name that isn't a keyword.
  mutating func name() -> SwiftToken? {
    let word = word()
    return word?.keyword?.isReserved == true ? nil : word
  }

  func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Returns the tokens from an index to the current one, with runs of spaces collapsed.
  func spelled(from start: Int) -> String {
    var text: [UInt8] = []
    for (index, token) in tokens[start..<index].enumerated() {
      if 0 < index, token.isSpaced { text.append(UInt8(ascii: " ")) }
      text.append(contentsOf: bytes[token.range])
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Types

  /// Reads a type, and sets `function`.
  mutating func type(depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    var isInParentheses = false
    function = nil
    if skip("[") {
      guard list(depth) else { return false }
    } else if skip("(") {
      guard parentheses(depth, isInParentheses: &isInParentheses) else { return false }
      if function != nil { return true }
    } else {
      guard named(depth) else { return false }
    }
    while token.isAdjacent("?") {
      advance()
      isInParentheses = false
    }
    // The next token must not continue the type.
    return !isInParentheses && !"&.!<?~".utf8.contains(token.byte)
  }

  /// `[A]`, `[A: B]`
  private mutating func list(_ depth: Int) -> Bool {
    guard type(depth: depth + 1) else { return false }
    if skip(":") {
      guard type(depth: depth + 1) else { return false }
    }
    function = nil
    return skip("]")
  }

  /// `A.B<C>`, `any A`
  private mutating func named(_ depth: Int) -> Bool {
    if token.keyword == .any { advance() }
    guard let first = word() else { return false }
    guard first.keyword?.isReserved != true || first.keyword == .anyType || first.keyword == .selfType else {
      return false
    }
    while true {
      if token.isAdjacent("<") {
        guard arguments(depth) else { return false }
      } else if token.isAdjacent(".") {
        advance()
        guard !token.isSpaced, name() != nil else { return false }
      } else {
        return true
      }
    }
  }

  private mutating func arguments(_ depth: Int) -> Bool {
    repeat {
      advance()
      guard type(depth: depth + 1) else { return false }
    } while token.is(",")
    function = nil
    return skip(">")
  }

  /// Reads `A, b: B)`, and the rest of a function type.
  ///
  /// - Parameter isInParentheses: set to true for a single type in redundant parentheses.
  private mutating func parentheses(_ depth: Int, isInParentheses: inout Bool) -> Bool {
    var elements: [String] = []
    var hasLabels = false
    if !token.is(")") {
      repeat {
        guard let isLabelled = label() else { return false }
        hasLabels = hasLabels || isLabelled
        let start = index
        guard type(depth: depth + 1) else { return false }
        elements.append(spelled(from: start))
      } while skip(",")
    }
    function = nil
    guard skip(")") else { return false }
    isInParentheses = elements.count == 1
    return functionType(elements, hasLabels: hasLabels, depth)
  }

  /// Consumes the label of a tuple element. Returns nil for ambiguous code.
  private mutating func label() -> Bool? {
    let start = index
    guard name() != nil, token.isAdjacent(":") else {
      index = start
      return false
    }
    advance()
    return token.isSpaced ? true : nil
  }

  /// Consumes the effects and result of a function type, if present.
  private mutating func functionType(_ parameters: [String], hasLabels: Bool, _ depth: Int) -> Bool {
    let start = index
    let effects = effects()
    guard skipArrow() else {
      index = start
      return effects == Effects()
    }
    let resultStart = index
    guard let effects, !hasLabels, type(depth: depth + 1) else { return false }
    function = FunctionFact(
      attributes: [], parameters: parameters, isAsync: effects.isAsync, throwing: effects.isThrowing ? "throws" : "",
      result: spelled(from: resultStart))
    return true
  }

  // MARK: Effects

  /// The effects of a function.
  struct Effects: Equatable {
    var isAsync = false
    var isThrowing = false
  }

  /// Consumes `async` and `throws`. Returns nil for other effects.
  mutating func effects() -> Effects? {
    var effects = Effects()
    while true {
      switch token.keyword {
      case .async where effects == Effects(): effects.isAsync = true
      case .throws where !effects.isThrowing && !tokens[index + 1].isAdjacent("("): effects.isThrowing = true
      case .async, .throws, .rethrows, .reasync, .await, .try: return nil
      default: return effects
      }
      advance()
    }
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self < 0x80 && self != UInt8(ascii: "$") && self != UInt8(ascii: "`") }
}
