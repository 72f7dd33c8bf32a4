import Source

/// A text that an editor has open, which counts instead of what is on the disk.
package struct OpenDocument: Sendable {
  package private(set) var text: PositionedText
  /// Of the client, which counts up.
  package private(set) var version: Int

  package init(text: String, version: Int) {
    self.text = PositionedText(Array(text.utf8))
    self.version = version
  }

  /// A replacement, or, without a range, all of a new text.
  package struct Change: Sendable {
    package var range: Range<Position>?
    package var text: String

    package init(range: Range<Position>? = nil, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Makes changes, each in the text that the one before has left (LSP 3.17, `textDocument/didChange`). A version that is
  /// not higher than the present one does not matter: the order of the messages does.
  ///
  /// - Complexity: linear in the size of the text for each change.
  package mutating func apply(_ changes: [Change], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        text = PositionedText(Array(change.text.utf8))
        continue
      }
      let lower = text.offset(of: range.lowerBound, encoding)
      let upper = max(lower, text.offset(of: range.upperBound, encoding))
      var bytes = text.bytes
      bytes.replaceSubrange(lower..<upper, with: change.text.utf8)
      text = PositionedText(bytes)
    }
  }
}
