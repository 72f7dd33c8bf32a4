import Foundation
import TestSupport
import Testing

/// The version of the tool, and the files that name it.
@Suite struct VersionTests {
  @Test func versionHasTheCommitOnlyInPackages() throws {
    let run = try MockdProcess.run(["--version"], in: MarkdownPage.repository)
    #expect(run.status == 0)
    let isPackage = BuiltTool.other != nil
    let form = /mockd \d+\.\d+\.\d+( \(([0-9a-f]{12}(-modified)?|quick build)\))?\n/
    let match = try #require(run.output.wholeMatch(of: form))
    #expect(match.1 == nil || isPackage || match.2 == "quick build")
  }

  /// The newest release in the changelog has the version of the tool. Before the first release, there is none.
  @Test func changelogBeginsWithTheVersion() throws {
    let sections = ["Added", "Changed", "Fixed"]
    let headings = try MarkdownPage.read("CHANGELOG.md").headings.filter { !sections.contains($0) }
    #expect(Array(headings.prefix(2)) == ["Changelog", "Unreleased"])
    if let newest = headings.dropFirst(2).first {
      #expect(newest.wholeMatch(of: /\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}/) != nil)
      #expect(newest.split(separator: " ").first.map(String.init) == (try version()))
    }
  }

  /// Pages name the files that `scripts/package` writes for the version of the tool.
  @Test(arguments: ["README.md", "Documentation/install.md", "Documentation/ci.md"])
  func pagesNameTheVersion(_ path: String) throws {
    let names = try MarkdownPage.read(path).text.matches(of: /(?:mockd[-_@]|rev: )(\d+\.\d+\.\d+)/).map { String($0.1) }
    #expect(Set(names) == [try version()], "\(path)")
  }

  private func version() throws -> String {
    let output = try MockdProcess.run(["--version"], in: MarkdownPage.repository).output
    return try String(#require(output.firstMatch(of: /\d+\.\d+\.\d+/)).0)
  }
}
