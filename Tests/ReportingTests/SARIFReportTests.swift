import Foundation
import Reporting
import Source
import Testing

@Suite struct SARIFReportTests {
  private func run(_ diagnostics: [Diagnostic], _ options: ReportOptions = ReportOptions()) throws -> [String: Any] {
    let text = Sample.report(diagnostics).render(.sarif, options)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func at(_ value: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(value) { value, key in
      if let index = Int(key) {
        guard let array = value as? [Any], array.indices.contains(index) else { return nil }
        return array[index]
      }
      return (value as? [String: Any])?[String(key)]
    }
  }

  @Test func placesAreRelativeEncodedAndInUTF16() throws {
    let paths = ReportPaths(workspace: "/repo/my app", repository: "/repo")
    let run = try run([Sample.error], ReportOptions(paths: paths, version: "1.2.3"))
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let bases = try #require(run["originalUriBaseIds"] as? [String: Any])
    #expect(Array(bases.keys) == ["SRCROOT"])
    #expect(at(bases, "SRCROOT.uri") == nil)
    #expect(at(bases, "SRCROOT.description.text") as? String == "The root of the repository.")
    #expect(at(run, "tool.driver.version") as? String == "1.2.3")
    let place = at(run, "results.0.locations.0.physicalLocation")
    #expect(at(place, "artifactLocation.uri") as? String == "my%20app/graphql/h%C3%A4user%20%26%20co/a.graphql")
    #expect(at(place, "artifactLocation.uriBaseId") as? String == "SRCROOT")
    #expect(
      at(place, "region") as? [String: Int] == ["startLine": 2, "startColumn": 11, "endLine": 2, "endColumn": 15])
    #expect(at(run, "results.0.relatedLocations.0.id") as? Int == 1)
    #expect(at(run, "results.0.fixes.0.artifactChanges.0.replacements.0.insertedContent.text") as? String == "name")
  }

  @Test func bracesAreDoubled() throws {
    let message = at(try run([Sample.error]), "results.0.message.text") as? String
    #expect(message == #"Cannot query field "nmae" on type {{ "Hero" }}: 100%, <really>."#)
  }

  @Test func absentFilesAndTheWorkspaceHaveNoRegion() throws {
    let run = try run([Sample.warning])
    #expect(at(run, "originalUriBaseIds.SRCROOT.uri") == nil)
    #expect(at(run, "originalUriBaseIds.SRCROOT.description.text") is String)
    #expect(at(run, "results.0.locations.0.physicalLocation.region") == nil)
    #expect(at(run, "results.0.level") as? String == "warning")
  }

  @Test func rulesCoverTheReportedCodes() throws {
    let run = try run([Sample.hint, Sample.error, Sample.warning])
    let rules = try #require(at(run, "tool.driver.rules") as? [[String: Any]])
    #expect(
      rules.map { $0["id"] as? String } == [
        "graphql/FieldsOnCorrectType", "graphql/NoUnusedVariables", "output/orphaned",
      ])
    for result in try #require(run["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(
      at(rules, "0.shortDescription.text") as? String
        == "A selection set contains a field that its type doesn't define.")
    #expect(at(rules, "0.help.markdown") is String)
    #expect(
      (at(rules, "2.helpUri") as? String)?.hasSuffix("/Documentation/diagnostics.md#outputorphaned") == true)
    #expect((at(run, "tool.driver.informationUri") as? String)?.hasPrefix("https://") == true)
  }

  /// Fingerprints depend on the text of the line and its number of occurrences, not on lines above.
  @Test func fingerprintsAreStableAcrossMoves() throws {
    let line = "  hero { nme }  # é\n"
    let fingerprints = { (above: String, lines: [String]) throws -> [String] in
      let file = SourceFile(path: "a.graphql", text: above + lines.joined())
      var start = above.utf8.count
      let diagnostics = lines.map { line -> Diagnostic in
        defer { start += line.utf8.count }
        return Diagnostic(
          .fieldsOnCorrectType, .error, "m\(start)",
          at: Location("a.graphql", TextRange(UInt32(start), UInt32(start + 4))))
      }
      let report = Report(diagnostics, showsHints: true) { $0 == file.path ? file : nil }
      let log = try JSONSerialization.jsonObject(with: Data(report.render(.sarif).utf8))
      return (0..<lines.count).compactMap {
        at(log, "runs.0.results.\($0).partialFingerprints.primaryLocationLineHash") as? String
      }
    }
    let before = try fingerprints("", [line])
    #expect(before.count == 1 && before[0].hasSuffix(":1"))
    #expect(try fingerprints("# one\n\n# two\n", ["\t" + line]) == before)
    #expect(try fingerprints("", [line, line]) == [before[0], before[0].dropLast() + "2"])
    #expect(try fingerprints("", [line.replacing("nme", with: "nam")]) != before)
  }
}
