/// The path and contents of a file.
package struct SourceFile: Sendable, Equatable {
  /// The path relative to the workspace, with `/` between components.
  package var path: String

  /// The bytes as read. They may include a byte order mark, any line terminators, or invalid UTF-8.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package static func == (a: SourceFile, b: SourceFile) -> Bool {
    a.path == b.path && a.bytes.hasSameBytes(as: b.bytes)
  }
}
