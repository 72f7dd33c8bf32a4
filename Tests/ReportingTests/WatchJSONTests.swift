import Foundation
import Reporting
import Source
import TestSupport
import Testing

@Suite struct WatchJSONTests {
  private var round: RoundSummary {
    var round = RoundSummary()
    round.inputs = 12
    round.changed = ["a \"quoted\".graphql"]
    round.written = ["m1", "m2"]
    round.deleted = ["m3"]
    round.milliseconds = 5
    return round
  }

  @Test func roundsAreObjects() {
    #expect(
      WatchJSON.ready(round, process: 4711) == """
        { "event": "ready", "version": 1, "process": 4711, "files": 12, "written": ["m1", "m2"], "deleted": ["m3"], \
        "kept": false, "milliseconds": 5 }

        """)
    #expect(
      WatchJSON.rebuilt(round) == """
        { "event": "rebuilt", "changed": ["a \\"quoted\\".graphql"], "written": ["m1", "m2"], "deleted": ["m3"], \
        "kept": false, "milliseconds": 5 }

        """)
    var kept = round
    kept.keptProjects = [""]
    #expect(WatchJSON.rebuilt(kept).contains("\"kept\": true"))
  }

  /// A report about a test that is not examined.
  static var unexamined: Report {
    let file = SourceFile(path: "Tests/HeroTests.swift", text: "func testHero() {}\n")
    let hint = Diagnostic(
      .testsNotExamined, .hint, "uses 'Hero'", at: Location(file.path, TextRange(5, 13)),
      related: [Diagnostic.Related("'Hero' has errors", at: Location("Hero.graphql", TextRange(at: 0)))])
    return Report([hint], showsHints: false) { $0 == file.path ? file : nil }
  }

  @Test func roundsListTestsThatAreNotExaminedIfTheyChanged() throws {
    for line in [
      WatchJSON.ready(round, process: 4711, unexamined: Self.unexamined),
      WatchJSON.rebuilt(round, unexamined: Self.unexamined),
    ] {
      let tests = try JSON.parse(Data(line.utf8))["notExamined"].array
      #expect(tests.map { $0["code"].string } == ["tests-not-examined"])
      #expect(tests.map { $0["file"].string } == ["Tests/HeroTests.swift"])
    }
    let none = Report([], showsHints: false) { _ in nil }
    #expect(WatchJSON.rebuilt(round, unexamined: none).contains("\"notExamined\": ["))
    #expect(!WatchJSON.rebuilt(round).contains("notExamined"))
  }

  @Test func otherEventsAreOneLineEach() throws {
    let report = Sample.report()
    let lines = [
      WatchJSON.diagnostics("a", report), WatchJSON.diagnostics("b", Sample.report([])),
      WatchJSON.warning("one\ntwo"), WatchJSON.warning("three", file: "c"), WatchJSON.stopped("SIGINT"),
    ]
    let events = try lines.map { line in
      #expect(line.hasSuffix("\n"))
      #expect(!line.dropLast().contains("\n"))
      return try JSON.parse(Data(line.utf8))
    }
    #expect(events.map { $0["event"].string } == ["diagnostics", "diagnostics", "warning", "warning", "stopped"])
    #expect(events[0]["diagnostics"].array.count == report.diagnostics.count)
    #expect(events[0]["diagnostics"].array[1]["code"].string == "graphql/FieldsOnCorrectType")
    #expect(events[1]["diagnostics"].array.isEmpty)
    #expect(events[2]["message"].string == "one\ntwo")
    #expect(events[3]["file"].string == "c")
    #expect(events[4]["reason"].string == "SIGINT")
  }
}
