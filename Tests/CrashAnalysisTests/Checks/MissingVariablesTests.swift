import CrashAnalysis
import Source
import Testing

/// Tests models that conversions without values for variables made, and that code under test gets. `Tests/CrashSamples`
/// has the reads of tests themselves.
@Suite struct MissingVariablesTests {
  private static let read = "let a = data.residents[0].den; let b = resident.ifDetails"

  @Test func escapedModelsNeedVariables() throws {
    try check(
      """
      func test() async {
        let query = Mock<Query>(residents: [Otter.mock()])
        render(await ConditionsQuery.Data.from(query))  // warning: missing-variables
        render(await ConditionsQuery.Data.from(query, withVariables: ["hideDen": true, "details": false]))
        render(await ConditionsQuery.Data.from(query, withVariables: ["hideDen": true]))  // warning: missing-variables
        render(await ConditionsQuery.Data.from(query, withVariables: makeVariables()))
        render(await ResidentsQuery.Data.from(Mock<Query>(residents: [])))
      }
      """, codeUnderTest: Self.read)
  }

  /// The accessor of a conditional fragment gives nil if a variable has no value.
  @Test func conditionalFragmentsNeedVariables() throws {
    try check(
      """
      func accessor() async {
        let query = Mock<Query>(residents: [Otter.mock()])
        let resident = await ConditionsQuery.Data.from(query).residents[0]  // warning: missing-variables
        _ = resident.fragments.name
      }
      func unwrapped() async {
        let query = Mock<Query>(residents: [Otter.mock()])
        let resident = await ConditionsQuery.Data.from(query).residents[0]
        _ = resident.fragments.name!.nickname  // error: missing-variables
      }
      func condition() async {
        let query = Mock<Query>(residents: [Otter.mock()])
        let variables = ["hideDen": false, "details": true]
        let resident = await ConditionsQuery.Data.from(query, withVariables: variables).residents[0]
        _ = resident.fragments.name
      }
      """)
  }

  /// Fields that the code under test doesn't read have no diagnostics.
  @Test func unreadFieldsNeedNoVariables() throws {
    try check(
      """
      func test() async {
        let query = Mock<Query>(residents: [Otter.mock()])
        render(await ConditionsQuery.Data.from(query))
      }
      """, codeUnderTest: "let a = data.residents[0].species")
  }

  @Test func messageNamesVariablesAndFixAddsThem() throws {
    let file = SourceFile(
      path: "0.swift",
      text:
        "func test() { let q = Mock<Query>(residents: [Otter.mock()]); _ = ConditionsQuery.Data(from: q).residents[0].den }"
    )
    let diagnostic = try #require(AnalyzedProject.zoo().diagnostics([file]).first)
    #expect(
      diagnostic.message
        == "This conversion has no value for 'hideDen', so it omits 'den' of ConditionsQuery.Data.Resident")
    #expect(diagnostic.fixes.map(\.title) == ["Set 'hideDen'"])
    let fixed = diagnostic.fixes.map { file.applying($0.edits) }
    #expect(try AnalyzedProject.zoo().diagnostics(fixed) == [])
  }
}
