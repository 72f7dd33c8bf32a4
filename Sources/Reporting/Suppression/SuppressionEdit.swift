import Source

extension Diagnostic {
  /// Returns an edit that inserts a suppressing comment above the diagnostic. Nil if none is possible: in a multiline
  /// string, or in a file without comments.
  ///
  /// - Parameter file: the file of the diagnostic.
  /// - Complexity: linear in the size of the file.
  package func suppressionEdit(in file: SourceFile) -> Edit? {
    guard let language = CommentScanner.Language(path: file.path) else { return nil }
    let lines = LineTable(file.bytes)
    let line = lines.line(at: location.range.lower)
    let start = Int(lines.starts[line])
    let blanks = file.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let ends = start.advanced(by: -2)
    let isWindows = 0 <= ends && file.bytes[ends..<start].elementsEqual("\r\n".utf8)
    let text =
      String(decoding: blanks, as: UTF8.self) + (language == .swift ? "//" : "#") + " mockd:ignore \(code.rawValue)"
      + (isWindows ? "\r\n" : "\n")
    var bytes = file.bytes
    bytes.insert(contentsOf: text.utf8, at: start)
    guard Suppressions(SourceFile(path: file.path, bytes: bytes)).suppresses(code, line: line + 1) else { return nil }
    return Edit(Location(file.path, TextRange(at: UInt32(truncatingIfNeeded: start))), text)
  }
}
