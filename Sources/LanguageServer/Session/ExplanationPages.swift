import Daemon
import FileAccess
import Source

/// Where editors find the explanations of codes: in `Documentation/diagnostics.md` of the clone that the tool was built
/// in, or beside an installed tool. Nothing is written, and no address is given that leads nowhere: a code without a
/// section has none.
package struct ExplanationPages: Sendable {
  /// The lines of the sections, from 1, by code.
  private var lines: [String: Int] = [:]
  private var document = ""

  /// Without any pages.
  package init() {}

  /// Looks for the pages of a tool.
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

  /// Where a code is explained. The fragment is the one by which editors go to a line.
  package func uri(of code: DiagnosticCode) -> String? { lines[code.rawValue].map { "\(document)#L\($0)" } }
}
