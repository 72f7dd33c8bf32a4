import FileAccess
import Source

/// The addresses of the explanations of diagnostic codes.
///
/// The explanations are in `Documentation/diagnostics.md` of the clone that the tool was built in, or beside an
/// installed tool. A code without a section has no address.
package struct ExplanationPages: Sendable {
  /// The line of each section by its code, counted from 1.
  private var lines: [String: Int] = [:]
  private var document = ""

  /// Creates a list without pages.
  package init() {}

  /// Finds the pages of a tool.
  ///
  /// - Parameter executable: the path of the tool.
  package init(of executable: String) {
    guard let tool = try? FileSystem.realPath(executable) else { return }
    var folder = tool[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      for place in ["/Documentation/diagnostics.md", "/share/doc/mockd/diagnostics.md"] {
        if read(String(folder) + place) { return }
      }
    }
  }

  private mutating func read(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path), bytes.starts(with: "# Diagnostics\n".utf8) else { return false }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.starts(with: "## ".utf8) {
      let code = String(decoding: line.dropFirst(3), as: UTF8.self)
      if DiagnosticCode(rawValue: code) != nil { lines[code] = index + 1 }
    }
    document = DocumentURI.uri(path)
    return !lines.isEmpty
  }

  /// Returns the address of the explanation of a code. Its fragment is a line number, as editors expect it.
  package func uri(of code: DiagnosticCode) -> String? { lines[code.rawValue].map { "\(document)#L\($0)" } }
}
