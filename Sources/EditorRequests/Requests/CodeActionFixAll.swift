import Reporting
import Source

extension CodeActionRequest {
  /// The kind of the action that fixes all errors of a test file. The fixes of warnings may change factories that other
  /// tests use.
  ///
  /// The fixes invent values, so `source.fixAll`, which editors apply when they save, doesn't include them.
  package static let fixAllKind = "source.fixAll.mockd"

  var requestsFixAll: Bool { kinds.contains { $0 == Self.fixAllKind || $0 == "source" } }

  /// - Parameter path: absolute.
  func fixAllActions(_ path: String, _ snapshot: borrowing Snapshot) -> [ClientCodeAction] {
    guard path.hasSuffix(".swift") else { return [] }
    var result: [ClientCodeAction] = []
    for folder in snapshot.folders {
      let edits = folder.diagnostics(at: path).filter { $0.severity == .error && !$0.fixes.isEmpty }.editsOfFixes
      guard !edits.isEmpty else { continue }
      result.append(
        ClientCodeAction(
          title: "Fix all crashes of the tests in this file", kind: Self.fixAllKind,
          edit: snapshot.workspaceEdit(edits, in: folder)))
    }
    return result
  }
}
