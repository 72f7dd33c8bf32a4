import BuildGraph
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

@Suite struct OutputStoreCheckingTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func check(_ plan: ArtifactPlan) -> [Diagnostic] {
    OutputStore(root: directory.path).check(plan)
  }

  @Test func differencesAreReportedWithoutChanges() throws {
    try directory.write("Out/same.graphql.swift", generated("1"))
    try directory.write("Out/stale.graphql.swift", generated("1"))
    try directory.write("Out/mine.graphql.swift", "mine")
    let before = directory.files()
    let found = check(
      plan([
        "same.graphql.swift": "1", "stale.graphql.swift": "2", "mine.graphql.swift": "1", "missing.graphql.swift": "1",
      ]))
    #expect(
      found.map { "\($0.location.file) \($0.code.rawValue) \($0.severity.rawValue)" } == [
        "Out/mine.graphql.swift output/not-ours error", "Out/missing.graphql.swift output/missing error",
        "Out/stale.graphql.swift output/stale error",
      ])
    let stale = try #require(found.last)
    #expect(stale.location.range == TextRange(14, 15))
    #expect(stale.message == "This output is stale: expected `2` here; run `mockd generate`")
    #expect(directory.files() == before)
  }

  /// As long as something is in the way of outputs, nothing is deleted, so none are said to be left over.
  @Test func onlyDeletableOrphansAreReported() throws {
    try directory.write("Out/orphan.graphql.swift", generated("1"))
    #expect(check(plan(["a.graphql.swift": "1"])).map(\.code) == [.outputMissing, .outputOrphaned])
    try directory.write("Out/a.graphql.swift", "mine")
    #expect(check(plan(["a.graphql.swift": "1"])).map(\.code) == [.outputNotOurs])
    let conflict = plan(["b.graphql.swift": "1", "./b.graphql.swift": "2"])
    #expect(check(conflict).map(\.code) == [.outputConflict, .outputMissing])
  }

  @Test func writtenOutputsAreUpToDate() {
    let plan = plan(["a.graphql.swift": "1", "deep/b.graphql.swift": "2"])
    _ = OutputStore(root: directory.path).apply(plan, prune: false)
    #expect(check(plan) == [])
  }

  @Test func failedProjectsAreNotChecked() throws {
    try directory.write("Out/old.graphql.swift", generated("1"))
    #expect(check(plan([:], isComplete: false)) == [])
  }

  @Test func linksAndConflictsAreReported() throws {
    let outside = try TestDirectory()
    try directory.link("Linked", to: outside.path)
    let plan = ArtifactPlan(projects: [
      project("A", "Linked", ["a.graphql.swift": "1"]), project("B", "Out", ["b.graphql.swift": "1"]),
      project("C", "Out", ["b.graphql.swift": "2"]),
    ])
    #expect(Set(check(plan).map(\.code)) == [.outputUnsafePath, .outputConflict, .outputMissing])
  }

  struct Row: CustomTestStringConvertible {
    var there: String
    var wanted: String
    var expected: LineDifference

    init(_ there: String, _ wanted: String, _ range: Range<UInt32>, _ kind: LineDifference.Kind) {
      self.there = there
      self.wanted = wanted
      expected = LineDifference(range: TextRange(range.lowerBound, range.upperBound), kind: kind)
    }

    var testDescription: String { "\(there.debugDescription) → \(wanted.debugDescription)" }
  }

  @Test(arguments: [
    Row("a\nb\n", "a\n c\n", 2..<3, .replaced("c")), Row("a\n", "a\nb\n", 2..<2, .missing("b")),
    Row("a\nb\n", "a\n", 2..<3, .added), Row("a", "a\n", 0..<1, .replaced("a")), Row("", "a\n", 0..<0, .missing("a")),
    Row("a\r\nb\r\n", "a\nb\n", 0..<0, .lineEndings), Row("abc\n", "abd\n", 0..<3, .replaced("abd")),
    Row("a\nbc", "a\nb", 2..<4, .replaced("b")), Row("a\n", "", 0..<1, .added),
  ])
  func theFirstDifferenceIsReported(_ row: Row) {
    #expect(firstDifference(Array(row.there.utf8), Array(row.wanted.utf8)) == row.expected)
  }
}
