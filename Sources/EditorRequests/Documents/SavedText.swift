import Source

/// Comparison of an editor's text with the file on the disk.
package enum SavedText {
  /// Returns whether two texts are equal apart from a byte order mark, line endings and trailing line ends, which
  /// editors normalize.
  ///
  /// - Complexity: linear in the length of the common start.
  package static func isSame(_ text: [UInt8], _ file: [UInt8]) -> Bool {
    if text.hasSameBytes(as: file) { return true }
    return text.withUnsafeBufferPointer { text in
      file.withUnsafeBufferPointer { file in
        var (text, file) = (Content(text), Content(file))
        Content.skipCommon(&text, &file)
        while true {
          let (a, b) = (text.next(), file.next())
          if a != b { return false }
          if a == nil { return true }
        }
      }
    }
  }

  /// The rest of a text, with uniform line endings.
  private struct Content {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
      index = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
      var end = bytes.count
      while index < end, Self.isTerminator(bytes[end - 1]) { end -= 1 }
      self.end = end
    }

    /// Skips the common bytes, which usually reach up to an edit.
    static func skipCommon(_ a: inout Content, _ b: inout Content) {
      let (first, second) = (a.index, b.index)
      let common = min(
        ByteWords.common(a.bytes, from: first, b.bytes, from: second), a.end - first, b.end - second)
      a.index += common
      b.index += common
      // A carriage return belongs to the following byte.
      if first < a.index, second < b.index, a.bytes[a.index - 1] == UInt8(ascii: "\r") {
        a.index -= 1
        b.index -= 1
      }
    }

    mutating func next() -> UInt8? {
      guard index < end else { return nil }
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\r") else { return bytes[index] }
      if index + 1 < end, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      return UInt8(ascii: "\n")
    }

    private static func isTerminator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
  }
}
