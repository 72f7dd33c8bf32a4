import SwiftScanning

extension OutlineScanner {
  /// Returns the names in the inheritance clause of a protocol, without qualification and generic arguments.
  ///
  /// - Parameter header: the range from the end of the protocol's name to the brace.
  func inheritedNames(in header: Range<Int>) -> [String] {
    guard bytes[header].contains(UInt8(ascii: ":")) else { return [] }
    var lexer = SwiftLexer(UnsafeBufferPointer(rebasing: bytes[header]), .singleOperators)
    var names: [String] = []
    var isInClause = false
    var depth = 0
    while true {
      let token = lexer.next()
      if token.kind == .end || token.keyword == .where { return names }
      if token.is("<") { depth += 1 }
      if token.is(">") { depth = max(0, depth - 1) }
      if depth == 0, token.is(":") { isInClause = true }
      guard isInClause, depth == 0 else { continue }
      // The name before a dot qualifies the next one.
      if token.is(".") { _ = names.popLast() }
      if token.kind == .word {
        let range = token.nameRange
        names.append(text(header.lowerBound + range.lowerBound..<header.lowerBound + range.upperBound))
      }
    }
  }
}
