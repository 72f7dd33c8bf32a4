/// A range in a file.
package struct Location: Hashable, Sendable {
  /// The path relative to the workspace, as in `SourceFile.path`.
  package var file: String
  package var range: TextRange

  package init(_ file: String, _ range: TextRange) {
    self.file = file
    self.range = range
  }
}

extension Location: Comparable {
  /// Orders by path (by code points), then by range.
  package static func < (a: Location, b: Location) -> Bool {
    if a.file != b.file { return precedesByBytes(a.file, b.file) }
    return a.range < b.range
  }
}
