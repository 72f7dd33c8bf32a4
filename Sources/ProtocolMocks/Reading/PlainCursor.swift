import Source
import SwiftScanning

/// A place in the tokens of a declaration that may be plain: names, types and marks.
///
/// Functions that return a `Bool` return false if something is not plain, or may be wrong. The place that they have
/// reached by then is of no use.
struct PlainCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The last one is the end.
  private let tokens: [SwiftToken]
  private(set) var index = 0
  /// The type that was read last, if it is a function's.
  private(set) var function: FunctionFact?

  /// More types in each other are left to the parser.
  private static let deepest = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes, [.comments, .singleOperators])
    var tokens: [SwiftToken] = []
    tokens.reserveCapacity(bytes.count / 4)
    repeat { tokens.append(lexer.next()) } while tokens.last?.kind != .end
    self.tokens = tokens
  }

  /// The token here.
  var token: SwiftToken { tokens[index] }

  /// Goes over a token. The end stays.
  private mutating func advance() { index = min(index + 1, tokens.count - 1) }

  /// Goes over a mark, if it is here.
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

  /// Goes to the next token that is no comment of one line.
  mutating func skipComments() {
    while isAtComment { advance() }
  }

  /// Whether a declaration can end here: nothing follows it on its line.
  mutating func endsDeclaration() -> Bool {
    token.isFirstOnLine || token.kind == .end || token.is("}") || isAtComment || skip(";")
  }

  /// Takes a word that consists of ASCII letters and digits.
  mutating func word() -> SwiftToken? {
    let token = token
    guard token.kind == .word, bytes[token.range].allSatisfy(\.isPlain) else { return nil }
    advance()
    return token
  }

  /// Takes a name that is no word of the language.
  mutating func name() -> SwiftToken? {
    let word = word()
    return word?.keyword?.isReserved == true ? nil : word
  }

  func text(_ token: SwiftToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Returns the tokens from a place to this one, with one space where there was any.
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
    // Nothing may follow that would belong to the type.
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

  /// `A, b: B)`, and the rest of the type if it is a function's.
  ///
  /// - Parameter isInParentheses: becomes true for a single type, where parentheses say nothing.
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

  /// Takes the label of an element of a tuple; nil if there may be something else.
  private mutating func label() -> Bool? {
    let start = index
    guard name() != nil, token.isAdjacent(":") else {
      index = start
      return false
    }
    advance()
    return token.isSpaced ? true : nil
  }

  /// Takes the effects and result of a function's type, if there are some.
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

  struct Effects: Equatable {
    var isAsync = false
    var isThrowing = false
  }

  /// Takes `async` and `throws`; nil if there is another effect.
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
