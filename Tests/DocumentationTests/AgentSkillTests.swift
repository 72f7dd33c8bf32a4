import Foundation
import TestSupport
import Testing

/// The page for coding agents, and the skill file that is made from it. `MOCKD_UPDATE=1` rewrites the skill file.
@Suite struct AgentSkillTests {
  private static let skill = "Integrations/agents/SKILL.md"

  /// Agents read the description of each skill, and the file only when they need it.
  private static let header = """
    ---
    name: mockd
    description: Generate Apollo iOS test mocks, and find tests that will crash because a mock lacks a required field. \
    Use it after edits of GraphQL files, of Swift tests, and of Swift code that tests run, in projects with a \
    .mockgen.json or an apollo-codegen-config.json.
    ---


    """

  @Test func skillFileHasTheTextOfThePage() throws {
    let page = try MarkdownPage.read("Documentation/agents.md")
    let expected = Self.header + page.text
    if MarkdownPage.isUpdating { try MarkdownPage(path: Self.skill, text: "").write(expected) }
    #expect(try MarkdownPage.read(Self.skill).text == expected, "\(updateCommand) rewrites it")
  }

  /// A relative link would lead elsewhere in a copy of the file, and a long file takes room in the memory of an agent.
  @Test func pageIsShortAndHasNoLinks() throws {
    let page = try MarkdownPage.read("Documentation/agents.md")
    #expect(page.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 80)
    #expect(page.links.isEmpty)
  }

  /// The tables name the keys of a report.
  @Test func tablesNameTheKeysOfReports() throws {
    let example = MarkdownPage.repository.appending(path: "Examples/CrashAnalysis")
    let workspace = try TemporaryWorkspace()
    let copy = workspace.root.appending(path: "copy")
    try FileManager.default.copyItem(at: example, to: copy)
    let run = try MockdProcess.run(["check", "--format", "json"], in: copy)
    #expect(run.status == 1, "\(run.errors)")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    let first = try #require(diagnostics.first { $0["code"] as? String == "unset-required-field" })
    let page = try MarkdownPage.read("Documentation/agents.md")
    let rows = page.proseLines.drop { $0.text != "## Read the report" }.prefix { $0.text != "## Apply fixes" }
    let keys = rows.compactMap { $0.text.firstMatch(of: /^\| `([a-z]+)` \|/).map { String($0.output.1) } }
    #expect(Set(keys) == Set(first.keys))
    let fixes = try #require(first["fixes"] as? [[String: Any]])
    let edit = try #require((fixes.first?["edits"] as? [[String: Any]])?.first)
    #expect(Set(edit.keys) == ["file", "range", "replacement"])
  }

  /// The steps of the page lead from a failing report to a passing one.
  @Test func commandsOfThePageFixTheExample() throws {
    let example = MarkdownPage.repository.appending(path: "Examples/CrashAnalysis")
    let workspace = try TemporaryWorkspace()
    let copy = workspace.root.appending(path: "copy")
    try FileManager.default.copyItem(at: example, to: copy)
    #expect(try MockdProcess.run(["generate"], in: copy).status == 0)
    #expect(try MockdProcess.run(["check", "--format", "json"], in: copy).status == 1)
    #expect(try MockdProcess.run(["check", "--fix"], in: copy).status == 0)
    #expect(try MockdProcess.run(["check", "--format", "json"], in: copy).status == 0)
  }
}
