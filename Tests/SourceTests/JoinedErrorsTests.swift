import Source
import Testing

/// One error that several tests have.
struct JoinedErrorsTests {
  /// Returns the error as a test has it.
  private func error(
    of test: Int, message: String = "read", severity: Diagnostic.Severity = .error, edits: [Diagnostic.Edit] = []
  ) -> Diagnostic {
    Diagnostic(
      .unsetRequiredField, severity, message, at: Location("App.swift", TextRange(5, 9)),
      related: [
        Diagnostic.Related("created", at: Location("Test\(test).swift", TextRange(1, 2))), caller(of: test),
        Diagnostic.Related("selected", at: Location("Hero.graphql", TextRange(1, 2))),
      ],
      fixes: edits.isEmpty ? [] : [Diagnostic.Fix("Set", edits)])
  }

  private func caller(of test: Int) -> Diagnostic.Related {
    Diagnostic.Related("called", at: Location("Test\(test).swift", TextRange(3, 4)), .caller)
  }

  private func edit(_ file: String, _ lower: UInt32, _ text: String) -> Diagnostic.Edit {
    Diagnostic.Edit(Location(file, TextRange(at: lower)), text)
  }

  @Test func anErrorNamesAllCallers() {
    let joined = [error(of: 1), error(of: 2), error(of: 3), error(of: 2)].joined
    let first = error(of: 1).related
    #expect(joined.map(\.related) == [[first[0], first[1], caller(of: 2), caller(of: 3), first[2]]])
  }

  @Test func theNumberOfCallersIsLimited() {
    let joined = (0..<50).map { error(of: $0) }.joined
    let callers = joined.map { $0.related.filter { $0.role == .caller } }
    #expect(callers == [(0..<Diagnostic.callerLimit).map { caller(of: $0) }])
    // Equal errors of another project add nothing.
    #expect((joined + joined).joined == joined)
  }

  @Test func otherDiagnosticsAreKept() {
    let others = [error(of: 1), error(of: 2, message: "other")]
    #expect(others.joined == others)
    let warnings = [error(of: 1, severity: .warning), error(of: 2, severity: .warning)]
    #expect(warnings.joined == [warnings[0]])
  }

  /// A fix changes the mocks of all tests, unless two tests need different changes of one mock.
  @Test func fixesAreJoined() {
    let helper = edit("Helpers.swift", 1, "a")
    let joined = [
      error(of: 1, edits: [helper]), error(of: 2, edits: [helper]), error(of: 3, edits: [edit("Test3.swift", 8, "a")]),
      error(of: 4, edits: [edit("Helpers.swift", 1, "b")]),
    ].joined
    #expect(joined.map(\.fixes) == [[Diagnostic.Fix("Set", [helper, edit("Test3.swift", 8, "a")])]])
    let many = (0..<500).map { error(of: $0, edits: [edit("Test\($0).swift", 1, "a")]) }.joined
    #expect(many.map { $0.fixes.map(\.edits.count) } == [[100]])
  }
}
