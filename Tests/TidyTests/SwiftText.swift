/// The code of a Swift file: comments, and the contents of strings and regular expressions, are left out.
///
/// Lines stay where they are. Code inside of `\( )` in strings is code.
struct SwiftText {
  private(set) var lines: [String] = []
  /// Whether all strings, comments and parentheses in strings that begin also end. False is a mistake here.
  private(set) var isBalanced = true

  private enum Context: Equatable {
    /// In parentheses inside of a string, how many are open.
    case interpolation(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  private var contexts: [Context] = []
  private var code: [UInt8] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if case .string(let pounds, let isMultiline)? = contexts.last {
        index = readString(bytes, index, pounds, isMultiline)
      } else {
        index = readCode(bytes, index)
      }
    }
    isBalanced = isBalanced && contexts.isEmpty
    lines = String(decoding: code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private mutating func readCode(_ bytes: [UInt8], _ index: Int) -> Int {
    let rest = bytes[index...]
    if rest.starts(with: Array("//".utf8)) { return Self.endOfLine(bytes, index) }
    if rest.starts(with: Array("/*".utf8)) { return skipComment(bytes, index) }
    if let end = Self.endOfRegularExpression(bytes, index, code) { return end }
    let pounds = rest.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = rest.dropFirst(pounds).prefix { $0 == UInt8(ascii: "\"") }.count
    if 0 < quotes {
      code.append(UInt8(ascii: "\""))
      // `#""""#` is a string of two quotes.
      let isMultiline = 3 <= quotes && Self.isLineBreak(bytes, index + pounds + 3)
      contexts.append(.string(pounds: pounds, isMultiline: isMultiline))
      return index + pounds + (isMultiline ? 3 : 1)
    }
    code.append(bytes[index])
    if case .interpolation(let depth)? = contexts.last {
      if bytes[index] == UInt8(ascii: "(") { contexts[contexts.count - 1] = .interpolation(depth: depth + 1) }
      if bytes[index] == UInt8(ascii: ")") {
        contexts.removeLast()
        if 1 < depth { contexts.append(.interpolation(depth: depth - 1)) }
      }
    }
    return index + 1
  }

  private mutating func readString(_ bytes: [UInt8], _ index: Int, _ pounds: Int, _ isMultiline: Bool) -> Int {
    let rest = bytes[index...]
    let mark = Array(repeating: UInt8(ascii: "#"), count: pounds)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    if rest.starts(with: quotes + mark) {
      code.append(UInt8(ascii: "\""))
      contexts.removeLast()
      return index + quotes.count + pounds
    }
    if rest.starts(with: [UInt8(ascii: "\\")] + mark) {
      let next = index + 1 + pounds
      guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { return min(next + 1, bytes.count) }
      code.append(UInt8(ascii: "("))
      contexts.append(.interpolation(depth: 1))
      return next + 1
    }
    if bytes[index] == UInt8(ascii: "\n") {
      code.append(bytes[index])
      if !isMultiline {
        isBalanced = false
        contexts.removeLast()
      }
    }
    return index + 1
  }

  private mutating func skipComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      if bytes[index...].starts(with: Array("/*".utf8)) {
        depth += 1
        index += 2
      } else if bytes[index...].starts(with: Array("*/".utf8)) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        if bytes[index] == UInt8(ascii: "\n") { code.append(bytes[index]) }
        index += 1
      }
    }
    isBalanced = false
    return index
  }

  /// The end of a regular expression between slashes, where one can stand; nil where the slash divides.
  private static func endOfRegularExpression(_ bytes: [UInt8], _ start: Int, _ code: [UInt8]) -> Int? {
    if bytes[start...].starts(with: Array("#/".utf8)) {
      let end = (start + 2..<bytes.count).first { bytes[$0...].starts(with: Array("/#".utf8)) }
      return end.map { $0 + 2 }
    }
    guard bytes[start] == UInt8(ascii: "/"), start + 1 < bytes.count,
      ![UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: ",")].contains(bytes[start + 1]),
      let before = code.last(where: { $0 != UInt8(ascii: " ") }), "(,=:[".utf8.contains(before)
    else { return nil }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func isLineBreak(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: "\n")
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
