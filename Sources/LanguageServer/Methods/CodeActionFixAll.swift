import JSONSyntax
import Reporting
import Source

/// The part of `textDocument/codeAction` that fixes all errors and warnings in a file of tests at once.
///
/// What fixes set is made up, so nothing is fixed because somebody wants all linters' fixes on saving (`source.fixAll`):
/// it has to be asked for by its own name, or looked for among all actions on the file.
extension Server {
  static let fixAllKind = "source.fixAll.mockd"

  static func isAskedForAll(_ kinds: [String]) -> Bool { kinds.contains { $0 == fixAllKind || $0 == "source" } }

  /// - Parameter path: absolute.
  func fixAllActions(_ path: String) -> [JSONTree] {
    guard path.hasSuffix(".swift") else { return [] }
    return folders.all.compactMap { folder in
      let findings = folder.findings.filter {
        $0.severity != .hint && !$0.fixes.isEmpty && folder.path($0.location.file) == path
      }
      let edits = findings.editsOfFixes
      guard !edits.isEmpty else { return nil }
      return [
        "title": "Fix what ends the tests of this file", "kind": .string(Self.fixAllKind),
        "edit": workspaceEdit(edits, in: folder),
      ]
    }
  }
}
