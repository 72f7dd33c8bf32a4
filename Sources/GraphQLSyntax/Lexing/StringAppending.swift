import Source

extension Document {
  /// Appends the value of a string to `result`, without making anything in between. Gives the bytes of `string`.
  package func appendString(_ literal: StringLiteral, to result: inout [UInt8]) {
    let quotes = literal.isBlock ? 3 : 1
    let lower = min(Int(literal.range.lower) + quotes, source.bytes.count)
    let upper = min(Int(literal.range.upper) - quotes, source.bytes.count)
    guard lower < upper else { return }
    let isPlain = source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[lower..<upper])
      if text.contains(UInt8(ascii: "\\")) { return false }
      if literal.isBlock {
        Self.appendBlock(text, to: &result)
      } else {
        result.append(contentsOf: text)
      }
      return true
    }
    if !isPlain { result.append(contentsOf: StringDecoder.decode(literal, in: source.bytes)) }
  }

  /// Appends the value of a block string without escapes.
  /// See https://spec.graphql.org/September2025/#BlockStringValue()
  private static func appendBlock(_ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    var common = Int.max
    var line = BlockLine(text, from: 0)
    var isFirst = true
    var firstShown: BlockLine?
    var lastShown = line
    while true {
      if !line.isBlank {
        if !isFirst { common = min(common, line.indent) }
        if firstShown == nil { firstShown = line }
        lastShown = line
      }
      isFirst = false
      guard let next = line.next else { break }
      line = BlockLine(text, from: next)
    }
    guard var shown = firstShown else { return }
    while true {
      // The first line of all keeps its indentation, for it stands behind the quotes.
      let indent = shown.start == 0 ? 0 : min(common, shown.end - shown.start)
      result.append(contentsOf: UnsafeBufferPointer(rebasing: text[shown.start + indent..<shown.end]))
      guard shown.start != lastShown.start, let next = shown.next else { return }
      result.append(0x0A)
      shown = BlockLine(text, from: next)
    }
  }

  /// One line of a block string.
  private struct BlockLine {
    let start: Int
    /// Where the line terminator stands, or the text ends.
    let end: Int
    /// Where the next line starts, if there is one.
    let next: Int?
    /// The number of tabs and spaces it starts with.
    let indent: Int

    var isBlank: Bool { start + indent == end }

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
      self.start = start
      var index = start
      while index < text.count, BlockString.isIndentation(text[index]) { index += 1 }
      indent = index - start
      while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
      end = index
      if index == text.count {
        next = nil
      } else {
        let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
        next = index + (isPair ? 2 : 1)
      }
    }
  }
}
