import Source
import SwiftScanning

/// A place in the bytes of a declaration that may be plain: names, types and the space between them.
///
/// Functions that give a `Bool` give false where something is not plain, or may be wrong; what they have read by then is
/// of no use.
struct PlainCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  /// More types in each other are left to the parser.
  private static let deepest = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte here, 0 at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  var isAtEnd: Bool { bytes.count <= index }

  /// Goes over a byte, if that is here.
  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected, !isAtEnd else { return false }
    index += 1
    return true
  }

  mutating func skipArrow() -> Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: ">") else {
      return false
    }
    index += 2
    return true
  }

  /// Goes to the next byte that is no space.
  ///
  /// - Returns: whether there was any space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index].isEndOfLine || bytes[index] == 9 {
      index += 1
    }
    return start < index
  }

  /// Goes to the next byte that is neither space nor in a comment of one line.
  mutating func skipComments() {
    while true {
      skipSpace()
      guard isAtComment else { return }
      while index < bytes.count, !bytes[index].isEndOfLine { index += 1 }
    }
  }

  private var isAtComment: Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
  }

  /// Whether a declaration can end here: nothing follows it on its line.
  mutating func endsDeclaration() -> Bool {
    while byte == UInt8(ascii: " ") || byte == 9 { index += 1 }
    return isAtEnd || byte.isEndOfLine || byte == UInt8(ascii: "}") || isAtComment || skip(UInt8(ascii: ";"))
  }

  /// The range of the name here; nil where there is none, or one with other letters than those of ASCII.
  mutating func word() -> TextRange? {
    let start = index
    guard byte.startsSwiftName else { return nil }
    while byte.continuesSwiftName {
      if 0x80 <= byte { return nil }
      index += 1
    }
    return TextRange(start..<index)
  }

  func text(_ range: TextRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// A name that is no word of the language.
  mutating func name() -> (text: String, range: TextRange)? {
    guard let range = word() else { return nil }
    let text = text(range)
    return PlainWords.reserved.contains(text) ? nil : (text, range)
  }

  // MARK: Types

  /// A type as it was read.
  struct Spelling {
    var text: [UInt8] = []
    /// Of a function's type.
    var function: FunctionFact?

    var string: String { String(decoding: text, as: UTF8.self) }
  }

  /// Reads a type, on one line, with one space where there was any.
  mutating func type(_ spelling: inout Spelling, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    var isInParentheses = false
    spelling.function = nil
    switch byte {
    case UInt8(ascii: "["): guard list(&spelling, depth) else { return false }
    case UInt8(ascii: "("):
      guard parentheses(&spelling, depth, isInParentheses: &isInParentheses) else { return false }
      if spelling.function != nil { return true }
    default: guard named(&spelling, depth) else { return false }
    }
    while byte == UInt8(ascii: "?") {
      take(&spelling)
      isInParentheses = false
    }
    return !isInParentheses && isAtEndOfType
  }

  /// Takes over the byte here.
  private mutating func take(_ spelling: inout Spelling) {
    spelling.text.append(byte)
    index += 1
  }

  private mutating func take(_ expected: UInt8, _ spelling: inout Spelling) -> Bool {
    guard skip(expected) else { return false }
    spelling.text.append(expected)
    return true
  }

  private mutating func take(_ range: TextRange, _ spelling: inout Spelling) {
    spelling.text.append(contentsOf: bytes[range.indices])
  }

  private mutating func gap(_ spelling: inout Spelling) {
    if skipSpace() { spelling.text.append(UInt8(ascii: " ")) }
  }

  /// Whether nothing follows that would belong to the type.
  private var isAtEndOfType: Bool {
    var next = self
    next.skipSpace()
    return !"&.!<?~".utf8.contains(next.byte)
  }

  /// `[A]`, `[A: B]`
  private mutating func list(_ spelling: inout Spelling, _ depth: Int) -> Bool {
    take(&spelling)
    gap(&spelling)
    guard type(&spelling, depth: depth + 1) else { return false }
    gap(&spelling)
    if take(UInt8(ascii: ":"), &spelling) {
      gap(&spelling)
      guard type(&spelling, depth: depth + 1) else { return false }
      gap(&spelling)
    }
    spelling.function = nil
    return take(UInt8(ascii: "]"), &spelling)
  }

  /// `A.B<C>`, `any A`
  private mutating func named(_ spelling: inout Spelling, _ depth: Int) -> Bool {
    guard var range = word() else { return false }
    var text = text(range)
    if text == "any" {
      take(range, &spelling)
      gap(&spelling)
      guard let next = word() else { return false }
      (range, text) = (next, self.text(next))
    }
    guard !PlainWords.reserved.contains(text) || text == "Any" || text == "Self" else { return false }
    take(range, &spelling)
    while true {
      if byte == UInt8(ascii: "<") {
        guard arguments(&spelling, depth) else { return false }
      } else if byte == UInt8(ascii: ".") {
        take(&spelling)
        guard let (_, range) = name() else { return false }
        take(range, &spelling)
      } else {
        return true
      }
    }
  }

  private mutating func arguments(_ spelling: inout Spelling, _ depth: Int) -> Bool {
    repeat {
      take(&spelling)
      gap(&spelling)
      guard type(&spelling, depth: depth + 1) else { return false }
      gap(&spelling)
    } while byte == UInt8(ascii: ",")
    spelling.function = nil
    return take(UInt8(ascii: ">"), &spelling)
  }

  /// `(A, b: B)`, and what follows where that is a function's type.
  ///
  /// - Parameter isInParentheses: becomes true for a single type, where parentheses say nothing.
  private mutating func parentheses(
    _ spelling: inout Spelling, _ depth: Int, isInParentheses: inout Bool
  ) -> Bool {
    var elements: [String] = []
    var hasLabels = false
    let start = spelling.text.count
    take(&spelling)
    gap(&spelling)
    if byte != UInt8(ascii: ")") {
      while true {
        guard let isLabelled = label(&spelling) else { return false }
        hasLabels = hasLabels || isLabelled
        let start = spelling.text.count
        guard type(&spelling, depth: depth + 1) else { return false }
        elements.append(String(decoding: spelling.text[start...], as: UTF8.self))
        gap(&spelling)
        guard take(UInt8(ascii: ","), &spelling) else { break }
        gap(&spelling)
      }
    }
    spelling.function = nil
    guard take(UInt8(ascii: ")"), &spelling) else { return false }
    isInParentheses = elements.count == 1
    return functionType(&spelling, elements, hasLabels: hasLabels, start, depth)
  }

  /// The label of an element of a tuple; nil where there may be something else.
  private mutating func label(_ spelling: inout Spelling) -> Bool? {
    var next = self
    guard let (_, range) = next.name(), next.skip(UInt8(ascii: ":")) else { return false }
    self = next
    take(range, &spelling)
    spelling.text.append(UInt8(ascii: ":"))
    guard skipSpace() else { return nil }
    spelling.text.append(UInt8(ascii: " "))
    return true
  }

  /// What follows the parameters in a function's type, if this is one.
  private mutating func functionType(
    _ spelling: inout Spelling, _ parameters: [String], hasLabels: Bool, _ start: Int, _ depth: Int
  ) -> Bool {
    var next = self
    let hasSpace = next.skipSpace()
    let effects = next.effects()
    let hasSpaceBehind = next.skipSpace()
    guard next.skipArrow() else { return effects == Effects() }
    guard let effects, hasSpace, effects == Effects() || hasSpaceBehind, !hasLabels, next.skipSpace() else {
      return false
    }
    self = next
    spelling.text.append(contentsOf: (effects.isAsync ? " async" : "").utf8)
    spelling.text.append(contentsOf: (effects.isThrowing ? " throws" : "").utf8)
    spelling.text.append(contentsOf: " -> ".utf8)
    let resultStart = spelling.text.count
    guard type(&spelling, depth: depth + 1) else { return false }
    spelling.function = FunctionFact(
      attributes: [], parameters: parameters, isAsync: effects.isAsync, throwing: effects.isThrowing ? "throws" : "",
      result: String(decoding: spelling.text[resultStart...], as: UTF8.self))
    return true
  }

  // MARK: Effects

  struct Effects: Equatable {
    var isAsync = false
    var isThrowing = false
  }

  /// Takes `async` and `throws`; nil where there is something else of the kind.
  mutating func effects() -> Effects? {
    var effects = Effects()
    while true {
      var next = self
      next.skipSpace()
      guard let range = next.word() else { return effects }
      switch next.text(range) {
      case "async" where effects == Effects(): effects.isAsync = true
      case "throws" where !effects.isThrowing && next.byte != UInt8(ascii: "("): effects.isThrowing = true
      case "async", "throws", "rethrows", "reasync", "await", "try": return nil
      default: return effects
      }
      self = next
    }
  }
}

extension UInt8 {
  fileprivate var isEndOfLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
