import Source
import Testing

@testable import LanguageServer

/// Copies of errors for the files of their callers.
struct ErrorsAtCallersTests {
  private func error(at file: String = "App.swift", calledBy tests: [String]) -> Diagnostic {
    let place = { (file: String) in Location(file, TextRange(3, 4)) }
    return Diagnostic(
      .unsetRequiredField, "read", at: Location(file, TextRange(5, 9)),
      related: [Diagnostic.Related("created", at: place(tests.first ?? ""))]
        + tests.map { Diagnostic.Related("called", at: place($0), .caller) },
      fixes: [Diagnostic.Fix("Set", tests.map { Diagnostic.Edit(place($0), "text") })])
  }

  @Test func eachCallerHasACopy() throws {
    var table = DiagnosticTable([error(calledBy: ["A.swift", "B.swift"])])
    var errors = ErrorsAtCallers()
    #expect(errors.update(["App.swift"], table) == ["App.swift", "A.swift", "B.swift"])
    #expect(errors.table["App.swift"] == table["App.swift"])
    let copy = try #require(errors.table["B.swift"].first)
    #expect(copy.location == Location("B.swift", TextRange(3, 4)))
    #expect(copy.related.map(\.location.file) == ["App.swift"])
    #expect(copy.fixes.map { $0.edits.map(\.location.file) } == [["B.swift"]])
    #expect(errors.table["A.swift"].first?.related.map(\.message) == ["the error is here", "created"])

    // Other diagnostics of the files stay.
    let other = Diagnostic(.scalarDefault, "other", at: Location("A.swift", TextRange(0, 1)))
    table.set([other], of: "A.swift")
    #expect(errors.update(["A.swift"], table) == ["A.swift"])
    #expect(errors.table["A.swift"].count == 2)

    table.set([error(calledBy: ["A.swift", "C.swift"])], of: "App.swift")
    #expect(errors.update(["App.swift"], table) == ["App.swift", "B.swift", "C.swift"])
    #expect(errors.table["B.swift"].isEmpty)
    table.set([], of: "App.swift")
    #expect(errors.update(["App.swift"], table) == ["App.swift", "A.swift", "C.swift"])
    #expect(errors.table == table)
  }

  @Test func callersInTheSameFileHaveNoCopy() {
    let table = DiagnosticTable([error(at: "A.swift", calledBy: ["A.swift"])])
    var errors = ErrorsAtCallers()
    #expect(errors.update(["A.swift"], table) == ["A.swift"])
    #expect(errors.table == table)
  }
}
