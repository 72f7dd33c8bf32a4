/// The rules of block strings. Common indentation and blank first and last lines are not part of the value.
/// See https://spec.graphql.org/September2025/#BlockStringValue()
package enum BlockString {
  /// Returns the value of a block string. `raw` is the text between the quotes with `\"""` resolved.
  package static func value(ofRaw raw: [UInt8]) -> [UInt8] {
    var lines = splitLines(raw)
    var common = Int.max
    for line in lines.dropFirst() {
      let indent = line.prefix(while: isIndentation).count
      if indent < line.count { common = min(common, indent) }
    }
    if common != Int.max {
      for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(common) }
    }
    let isBlank: (ArraySlice<UInt8>) -> Bool = { $0.allSatisfy(isIndentation) }
    let kept = lines.drop(while: isBlank)
    let end = kept.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? kept.startIndex
    return Array(kept[..<end].joined(separator: [0x0A]))
  }

  /// Returns the value of a block string with one nonblank line and no escapes, the most common form. Else nil.
  ///
  /// - Parameter text: the text between the quotes.
  package static func onlyLine(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let lineFeed: UInt8 = 0x0A
    let isVisible = { (byte: UInt8) in byte != lineFeed && !isIndentation(byte) }
    guard let first = text.firstIndex(where: isVisible), let last = text.lastIndex(where: isVisible),
      !text[first...last].contains(where: { $0 == lineFeed || $0 == 0x0D || $0 == UInt8(ascii: "\\") })
    else { return nil }
    // Only text on the line of the opening quotes keeps its indentation.
    let start = text[..<first].contains(lineFeed) ? first : text.startIndex
    return text[start..<(text[last...].firstIndex(of: lineFeed) ?? text.endIndex)]
  }

  static func isIndentation(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Returns lines without their terminators: LF, CR or CRLF.
  static func splitLines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < text.count {
      if text[index] == 0x0A || text[index] == 0x0D {
        lines.append(text[start..<index])
        if text[index] == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    lines.append(text[start...])
    return lines
  }
}
