import Source
import SwiftScanning

/// Reads aliases that can stand for protocols or functions.
extension OutlineScanner {
  mutating func alias() {
    let (isHidden, spi) = (isPrivate, spi)
    other()
    guard token.kind != .end else { return }
    let name = takeWord()
    let nameEnd = lastEnd
    while !token.is("=") {
      guard token.kind != .end, !token.is("}") else { return }
      advance()
    }
    let parameters = names(in: nameEnd..<token.start)
    advance()
    guard token.kind != .end else { return }
    var alias = OutlinedAlias(name: name, path: scopes.flatMap(\.names), target: "", parameters: parameters, spi: spi)
    if token.is("(") || token.is("@") { alias.function = takeFunctionType() } else { alias.target = takeComposition() }
    forgetInnerComments()
    if !isHidden { outline.aliases.append(alias) }
  }

  /// Returns the names of generic parameters.
  private func names(in range: Range<Int>) -> [String] {
    guard bytes[range].contains(UInt8(ascii: "<")) else { return [] }
    return text(range).split { $0 == "<" || $0 == "," || $0 == ">" }.compactMap { part in
      part.split { $0 == ":" || $0.isWhitespace }.first.map(String.init)
    }
  }

  /// Consumes qualified names joined by `&`. Returns an empty text for anything else.
  private mutating func takeComposition() -> String {
    var parts: [String] = []
    while true {
      if token.keyword == .any { advance() }
      guard token.kind == .word else { return "" }
      var part = takeWord()
      while token.isAdjacent("."), token.end < bytes.count, bytes[token.end].startsSwiftName {
        advance()
        part += "." + takeWord()
      }
      if token.isAdjacent("<") { part += takeLine { $0.is(">") } }
      parts.append(part)
      guard token.is("&") else { return parts.joined(separator: " & ") }
      advance()
    }
  }

  /// Consumes a function type and returns it without comments, or nil for anything else.
  private mutating func takeFunctionType() -> String? {
    let text = takeLine { _ in false }
    return text.utf8.contains(UInt8(ascii: ">")) ? text : nil
  }

  /// Consumes the logical line and returns it with runs of spaces collapsed.
  ///
  /// - Parameter isLast: whether the text ends with a token outside of brackets.
  private mutating func takeLine(until isLast: (SwiftToken) -> Bool) -> String {
    var result = ""
    var depth = 0
    var last: SwiftToken?
    var isArrow = false
    while token.kind == .word || token.kind == .operator || token.kind == .punctuation || token.kind == .number {
      if token.is("{") || token.is("}") || token.is(";") { break }
      let continues = 0 < depth || last == nil || token.is("&") || token.is("-") || last?.is("&") == true || isArrow
      if token.isFirstOnLine, !continues { break }
      if last != nil, token.isSpaced { result += " " }
      result += text(token.range)
      isArrow = token.isAdjacent(">") && last?.is("-") == true
      if token.is("(") || token.is("[") || token.is("<") { depth += 1 }
      if token.is(")") || token.is("]") || token.is(">") && !isArrow { depth -= 1 }
      let isEnd = depth == 0 && isLast(token)
      last = token
      advance()
      if isEnd { break }
    }
    return depth == 0 ? result : ""
  }
}
