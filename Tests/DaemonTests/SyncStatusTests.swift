import Source
import Testing

@testable import Daemon

@Suite struct SyncStatusTests {
  private func diagnostic(_ code: DiagnosticCode, _ file: String, _ message: String = "It fails") -> Diagnostic {
    Diagnostic(code, message, at: Location(file, TextRange(at: 0)))
  }

  @Test func aWrittenStatusIsReadBack() {
    var status = SyncStatus(errors: 3, warnings: 2, isKept: true, isHeld: true)
    #expect(SyncStatus(reading: Array(status.text.utf8)) == status)
    status.noteFailures(DiagnosticTable([diagnostic(.inputUnreadable, "a b.graphql", "errors 7\nfailed x")]))
    #expect(status.failures == 1)
    #expect(SyncStatus(reading: Array(status.text.utf8)) == status)
  }

  /// All files count, and the first ones are named.
  @Test func failuresAreFilesThatCouldNotBeReadOrWritten() {
    let unread = (0..<9).map { diagnostic(.inputUnreadable, "graphql/\($0).graphql") }
    let others = [diagnostic(.outputUnwritable, "Mocks/a.swift"), diagnostic(.graphqlSyntax, "graphql/0.graphql")]
    var status = SyncStatus()
    status.noteFailures(DiagnosticTable(unread + others))
    #expect(status.failures == 10)
    #expect(status.failedFiles.count == 5)
    #expect(status.failedFiles.first == "Mocks/a.swift: It fails")
    status.noteFailures(DiagnosticTable())
    #expect(status == SyncStatus())
  }

  @Test(arguments: ["", "errors 1", "errors x\nwarnings 1\nkept 0\n", "failed a\n"])
  func otherTextIsNoStatus(text: String) { #expect(SyncStatus(reading: Array(text.utf8)) == nil) }

  /// A version without the last keys may have written it.
  @Test func missingKeysAreZero() {
    let status = SyncStatus(reading: Array("errors 1\nwarnings 2\nkept 1\n".utf8))
    #expect(status == SyncStatus(errors: 1, warnings: 2, isKept: true))
  }
}
