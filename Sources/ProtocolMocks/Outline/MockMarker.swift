import Source
import SwiftScanning

/// Reading annotations in comments.
extension MockMarker {
  /// Returns the annotation that begins a line of the comment, if there is one.
  static func find(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> MockMarker? {
    // A fast check: few comments contain an annotation.
    guard contains("ockable".utf8, bytes, range) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    for line in commentLines(text) {
      if line.hasPrefix("@mockable") {
        let rest = line.dropFirst("@mockable".count)
        if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
        guard rest.first == "(" else { return MockMarker() }
        return MockMarker(
          rest, at: range.lowerBound + text.utf8.distance(from: text.utf8.startIndex, to: rest.utf8.startIndex))
      }
      if let comment = SourceryComment(line), comment.scope == .declaration, comment.isMockable { return MockMarker() }
    }
    return nil
  }

  /// Reads the arguments up to the closing parenthesis. The text starts at an offset of the file.
  private init(_ text: Substring, at offset: Int) {
    var depth = 0
    isClosed = false
    for character in text {
      if character == ")" { depth -= 1 }
      if depth == 0, character == ")" {
        isClosed = true
        break
      }
      if 0 < depth { arguments.append(character) }
      if character == "(" { depth += 1 }
    }
    range = TextRange(offset + 1..<offset + 1 + arguments.utf8.count)
  }

  private static func contains(
    _ word: String.UTF8View, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard word.count <= range.count else { return false }
    for start in range.lowerBound...(range.upperBound - word.count) {
      if bytes[start] == UInt8(ascii: "o"), bytes[start..<start + word.count].elementsEqual(word) { return true }
    }
    return false
  }
}
