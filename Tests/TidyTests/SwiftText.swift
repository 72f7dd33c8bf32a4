/// The code of a Swift file without comments and the contents of strings and regular expressions.
///
/// Line numbers stay the same. Code in `\( )` within strings is kept.
struct SwiftText {
  private(set) var lines: [String] = []
  /// Whether all strings, comments and parentheses in strings are closed. False indicates a bug of this type.
  private(set) var isBalanced = true

  /// A string or interpolation that encloses the present byte.
  private enum Context: Equatable {
    /// An interpolation in a string, with the number of its open parentheses.
    case interpolation(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var contexts: [Context] = []
  private var code: [UInt8] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    code.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if case .string(let pounds, let isMultiline)? = contexts.last {
        index = readString(index, pounds, isMultiline)
      } else {
        index = readCode(index)
      }
    }
    isBalanced = isBalanced && contexts.isEmpty
    lines = String(decoding: code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Returns the byte at an index; 0 at the end.
  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func count(_ byte: UInt8, from start: Int) -> Int {
    var end = start
    while at(end) == byte { end += 1 }
    return end - start
  }

  private mutating func readCode(_ index: Int) -> Int {
    let byte = bytes[index]
    guard Self.special.contains(byte) else {
      code.append(byte)
      return index + 1
    }
    if byte == Self.slash {
      if at(index + 1) == Self.slash { return endOfLine(index) }
      if at(index + 1) == Self.star { return skipComment(index) }
    }
    if let end = endOfRegularExpression(index) { return end }
    let pounds = count(Self.pound, from: index)
    let quotes = count(Self.quote, from: index + pounds)
    if 0 < quotes {
      code.append(Self.quote)
      // `#""""#` is a string of two quotes.
      let isMultiline = 3 <= quotes && at(index + pounds + 3) == Self.lineBreak
      contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
      return index + pounds + (isMultiline ? 3 : 1)
    }
    code.append(byte)
    if case .interpolation(let depth)? = contexts.last {
      if byte == Self.open { contexts[contexts.count - 1] = .interpolation(depth: depth + 1) }
      if byte == Self.close {
        contexts.removeLast()
        if 1 < depth { contexts.append(.interpolation(depth: depth - 1)) }
      }
    }
    return index + 1
  }

  private mutating func readString(_ index: Int, _ pounds: Int, _ isMultiline: Bool) -> Int {
    let quotes = isMultiline ? 3 : 1
    switch bytes[index] {
    case Self.quote where count(Self.quote, from: index) >= quotes && hasPounds(pounds, index + quotes):
      code.append(Self.quote)
      contexts.removeLast()
      return index + quotes + pounds
    case Self.backslash where hasPounds(pounds, index + 1):
      let next = index + 1 + pounds
      guard at(next) == Self.open else { return min(next + 1, bytes.count) }
      code.append(Self.open)
      contexts.append(.interpolation(depth: 1))
      return next + 1
    case Self.lineBreak:
      code.append(Self.lineBreak)
      if !isMultiline {
        isBalanced = false
        contexts.removeLast()
      }
      return index + 1
    default: return index + 1
    }
  }

  private func hasPounds(_ pounds: Int, _ start: Int) -> Bool { count(Self.pound, from: start) >= pounds }

  private mutating func skipComment(_ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch (bytes[index], at(index + 1)) {
      case (Self.slash, Self.star):
        depth += 1
        index += 2
      case (Self.star, Self.slash):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default:
        if bytes[index] == Self.lineBreak { code.append(Self.lineBreak) }
        index += 1
      }
    }
    isBalanced = false
    return index
  }

  /// Returns the end of a regular expression; nil if the slash is an operator.
  private func endOfRegularExpression(_ start: Int) -> Int? {
    if bytes[start] == Self.pound, at(start + 1) == Self.slash {
      let end = (start + 2..<bytes.count).first { bytes[$0] == Self.slash && at($0 + 1) == Self.pound }
      return end.map { $0 + 2 }
    }
    guard bytes[start] == Self.slash, !" ),".utf8.contains(at(start + 1)),
      let before = code.last(where: { $0 != UInt8(ascii: " ") }), "(,=:[".utf8.contains(before)
    else { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] != Self.lineBreak {
      if bytes[index] == Self.slash { return index + 1 }
      index += bytes[index] == Self.backslash ? 2 : 1
    }
    return nil
  }

  private func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != Self.lineBreak { index += 1 }
    return index
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let pound = UInt8(ascii: "#")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let open = UInt8(ascii: "(")
  private static let close = UInt8(ascii: ")")
  private static let lineBreak = UInt8(ascii: "\n")
  /// The bytes of code that may begin or end another context.
  private static let special: [UInt8] = [slash, pound, quote, open, close]
}
