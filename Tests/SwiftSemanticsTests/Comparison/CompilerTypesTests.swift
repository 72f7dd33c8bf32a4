import Foundation
import TestSupport
import Testing

/// The tables of `scripts/compiler-types`.
@Suite struct CompilerTypesTests {
  @Test func tablesAreRead() throws {
    let tables = try CompilerTypes.tables(
      """
      # A/One.swift
      0\t5\tcall\tArray<Int>\tOther.swift@12\tM.f(_:)
      0\t1\tcallee\t(Int) -> Array<Int>\t@7\tM.f(_:)

      # Two.swift
      2\t3\tliteral\tInt\t-\t-
      # Three.swift

      """)
    #expect(tables.keys.sorted() == ["A/One.swift", "Three.swift", "Two.swift"])
    #expect(
      tables["A/One.swift"]?.rows == [
        CompilerTypes.Row(
          range: 0..<5, kind: .call, type: "Array<Int>", place: DeclarationPlace(file: "Other.swift", offset: 12),
          declaration: "M.f(_:)"),
        CompilerTypes.Row(
          range: 0..<1, kind: .callee, type: "(Int) -> Array<Int>", place: DeclarationPlace(offset: 7),
          declaration: "M.f(_:)"),
      ])
    #expect(
      tables["Two.swift"]?.rows == [
        CompilerTypes.Row(range: 2..<3, kind: .literal, type: "Int", place: nil, declaration: nil)
      ])
    #expect(tables["Three.swift"]?.rows.isEmpty == true)
  }

  @Test(arguments: [
    "0\t5\tcall\tInt\t-", "5\t5\tcall\tInt\t-\t-", "0\t5\tcalls\tInt\t-\t-", "0\t5\tcall\tInt\t12\t-",
    "x\t5\tcall\t-\t-\t-",
  ])
  func invalidLinesAreErrors(_ line: String) {
    #expect(throws: CompilerTypes.InvalidLine(line: line)) { try CompilerTypes(table: line) }
  }

  /// `MOCKD_UPDATE=1` rewrites the expected tables.
  @Test(.enabled(if: Ability.canDumpTypes, Comment(rawValue: Ability.typeDumps)))
  func scriptPrintsTheTypesOfAModule() throws {
    let folder = "Tests/Fixtures/CompilerTypes"
    let output = try CompilerTypesScript.run(["--module", "Samples", folder])
    let file = MarkdownPage.repository.appending(path: "\(folder)/expected.types")
    if MarkdownPage.isUpdating { try Data(output.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(try CompilerTypes.tables(output).count == 3)
    #expect(
      output.split(separator: "\n") == expected.split(separator: "\n"),
      "MOCKD_UPDATE=1 swift test --filter CompilerTypesTests rewrites it")
  }

  @Test(.enabled(if: Ability.canDumpTypes, Comment(rawValue: Ability.typeDumps)))
  func scriptReportsErrorsOfTheCompiler() throws {
    let place = try TemporaryWorkspace(["Bad.swift": "let x: Int = \"text\"\n"])
    let path = place.root.appending(path: "Bad.swift").path
    let error = #expect(throws: CompilerTypesScript.Failure.self) { try CompilerTypesScript.run([path]) }
    #expect(error?.description.hasPrefix("status 1: \(path):1:14: error: ") == true, "\(error?.description ?? "")")
    #expect(throws: CompilerTypesScript.Failure.self) { try CompilerTypesScript.run([path + ".missing"]) }
  }
}
