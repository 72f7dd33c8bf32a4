import Foundation
import Reporting
import Source
import Testing

/// Levels, and fixes that change several files, in SARIF.
@Suite struct SARIFFixTests {
  private func results(_ diagnostics: [Diagnostic]) throws -> [[String: Any]] {
    let text = Report(diagnostics, showsHints: true, sources: Self.source).render(.sarif, ReportOptions())
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  private static func source(_ path: String) -> SourceFile? { SourceFile(path: path, text: "abc\ndef\nghi\n") }

  private static func edit(_ file: String, _ lower: UInt32, _ upper: UInt32, _ text: String) -> Diagnostic.Edit {
    Diagnostic.Edit(Location(file, TextRange(lower, upper)), text)
  }

  @Test func levelsFollowSeverities() throws {
    let place = Location("a.graphql", TextRange(0, 1))
    let levels: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.hint, "note")]
    for (severity, level) in levels {
      let result = try #require(try results([Diagnostic(.noUnusedVariables, severity, "m", at: place)]).first)
      #expect(result["level"] as? String == level)
    }
  }

  /// Files are unique and in byte order; the edits of a file keep their order.
  @Test func fixesCoverSeveralFiles() throws {
    let edits = [
      Self.edit("b.graphql", 0, 1, "1"), Self.edit("c.graphql", 4, 6, "2"), Self.edit("a.graphql", 8, 8, "3"),
      Self.edit("b.graphql", 5, 7, "4"), Self.edit("Z.graphql", 1, 2, "5"),
    ]
    let fixes = [
      Diagnostic.Fix("Change all.", edits), Diagnostic.Fix("Change one.", [Self.edit("c.graphql", 2, 3, "6")]),
    ]
    let diagnostic = Diagnostic(
      .noUnusedVariables, .warning, "m", at: Location("b.graphql", TextRange(0, 1)), fixes: fixes)
    let found = try #require(try results([diagnostic]).first?["fixes"] as? [[String: Any]])
    let described = found.map { fix in
      let changes = fix["artifactChanges"] as? [[String: Any]] ?? []
      return changes.map { change in
        let file = (change["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
        let replacements = change["replacements"] as? [[String: Any]] ?? []
        let texts = replacements.map { replacement in
          let region = replacement["deletedRegion"] as? [String: Int] ?? [:]
          let text = (replacement["insertedContent"] as? [String: Any])?["text"] as? String ?? ""
          let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { "\(region[$0] ?? 0)" }
          return numbers.joined(separator: ",") + " " + text
        }
        return "\(file): \(texts.joined(separator: "; "))"
      }
    }
    #expect(
      described == [
        [
          "Z.graphql: 1,2,1,3 5", "a.graphql: 3,1,3,1 3", "b.graphql: 1,1,1,2 1; 2,2,2,4 4", "c.graphql: 2,1,2,3 2",
        ],
        ["c.graphql: 1,3,1,4 6"],
      ])
    let titles = found.map { ($0["description"] as? [String: Any])?["text"] as? String }
    #expect(titles == ["Change all.", "Change one."])
  }

  /// Files outside of the workspace keep their absolute paths.
  @Test func absolutePathsAreFileURIs() throws {
    let diagnostic = Diagnostic(
      .noUnusedVariables, .warning, "m", at: Location("/opt/a b.graphql", TextRange(0, 1)))
    let locations = try #require(try results([diagnostic]).first?["locations"] as? [[String: Any]])
    let place = locations.first?["physicalLocation"] as? [String: Any]
    let artifact = place?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "file:///opt/a%20b.graphql")
    #expect(artifact?["uriBaseId"] == nil)
  }
}
