import Source

/// The text of a document that an editor has open. It replaces the file on the disk.
package struct OpenDocument: Sendable {
  package private(set) var text: PositionedText
  /// The version that the client assigned.
  package private(set) var version: Int

  package init(text: String, version: Int) {
    self.text = PositionedText(Array(text.utf8))
    self.version = version
  }

  /// A replacement of a range, or, without a range, of the whole text.
  package struct Change: Sendable {
    package var range: Range<Position>?
    package var text: String

    package init(range: Range<Position>? = nil, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Applies changes in order (LSP 3.17, `textDocument/didChange`). The order of the messages decides, so a version
  /// that is lower than the present one is accepted.
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
