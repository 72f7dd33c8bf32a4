import BuildGraph
import FileAccess
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

@testable import Daemon

/// A preview lists exactly the changes of a run, and changes nothing itself.
@Suite struct WritePreviewTests {
  @Test(arguments: 0..<40, [false, true]) func previewsEqualRuns(seed: Int, prune: Bool) throws {
    var generator = SplitMix64(seed: UInt64(seed) + 1)
    let directory = try TestDirectory()
    let writer = OutputStore(root: directory.path)
    for _ in 0..<4 {
      let names = ["a", "b", "deep/c", "d"].filter { _ in Bool.random(using: &generator) }
      let texts = Dictionary(
        uniqueKeysWithValues: names.map { ($0 + ".graphql.swift", "\(Int.random(in: 0...2, using: &generator))") })
      let wanted = plan(texts, isComplete: Int.random(in: 0...9, using: &generator) != 0)
      if Bool.random(using: &generator) { try directory.write("Out/b.graphql.swift", generated("edited")) }
      if Bool.random(using: &generator) { try directory.write("Out/old.graphql.swift", generated("old")) }
      if Int.random(in: 0...4, using: &generator) == 0 { try directory.write("Out/d.graphql.swift", "mine\n") }
      let before = directory.files()
      let preview = writer.preview(wanted, prune: prune)
      #expect(directory.files() == before)
      let outcome = writer.apply(wanted, prune: prune)
      let after = directory.outputs
      #expect(preview.changes.filter { $0.new != nil }.map(\.path) == outcome.written.sorted())
      #expect(preview.changes.filter { $0.new == nil }.map(\.path) == outcome.deleted.sorted())
      #expect(preview.unchanged == outcome.unchanged)
      #expect(preview.writtenCount == outcome.written.count && preview.deletedCount == outcome.deleted.count)
      for change in preview.changes {
        #expect(change.old.map { String(decoding: $0, as: UTF8.self) } == before[change.path])
        #expect(change.new.map { String(decoding: $0, as: UTF8.self) } == after[change.path])
      }
    }
  }

  @Test func onlyFoldersWithOutputsAreKept() throws {
    let directory = try TestDirectory()
    let broken = plan([:], isComplete: false)
    #expect(broken.keptProjects(root: directory.path).isEmpty)
    try directory.write("Out/mine.graphql.swift", "mine\n")
    try directory.write("Out/a.txt", generated("1"))
    #expect(broken.keptProjects(root: directory.path).isEmpty)
    try directory.write("Out/a.graphql.swift", generated("1"))
    #expect(broken.keptProjects(root: directory.path).map(\.name) == [""])
    #expect(plan([:]).keptProjects(root: directory.path).isEmpty)
  }
}

@Suite struct SourceFixesTests {
  private func edit(_ file: String, _ range: Range<UInt32>, _ text: String) -> Diagnostic.Edit {
    Diagnostic.Edit(Location(file, TextRange(range.lowerBound, range.upperBound)), text)
  }

  @Test func editsOfOneFileAreAppliedTogether() throws {
    let directory = try TestDirectory()
    try directory.write("a.swift", "one two three")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o4640], ofItemAtPath: directory.absolute("a.swift"))
    let source = SourceFile(path: "a.swift", text: "one two three")
    let outcome = SourceFixes(root: directory.path).apply(
      [edit("a.swift", 4..<7, "2"), edit("a.swift", 0..<0, "> "), edit("a.swift", 8..<99, "3")], to: ["a.swift": source]
    )
    #expect(outcome.files == ["a.swift"] && outcome.failures.isEmpty)
    #expect(directory.text("a.swift") == "> one 2 3")
    #expect(try FileSystem.status(directory.absolute("a.swift")).permissions == 0o640)
    #expect(directory.files().keys.sorted() == ["a.swift"])
  }

  @Test func filesOutsideAreNotChanged() throws {
    let (directory, outside) = (try TestDirectory(), try TestDirectory())
    try outside.write("b.swift", "old")
    try directory.write("changed.swift", "newer")
    try directory.link("link.swift", to: outside.absolute("b.swift"))
    try directory.link("folder", to: outside.path)
    let paths = [
      "changed.swift", "link.swift", "folder/b.swift", "../\((outside.path as NSString).lastPathComponent)/b.swift",
      outside.absolute("b.swift"), "gone.swift",
    ]
    let sources = Dictionary(uniqueKeysWithValues: paths.map { ($0, SourceFile(path: $0, text: "old")) })
    let outcome = SourceFixes(root: directory.path).apply(paths.map { edit($0, 0..<3, "new") }, to: sources)
    #expect(outcome.files.isEmpty)
    #expect(outcome.failures.map(\.file) == paths.sorted(by: precedesByBytes))
    #expect(outside.files() == ["b.swift": "old"])
    #expect(directory.text("changed.swift") == "newer")
    // A file without a known source stays unchanged.
    #expect(SourceFixes(root: directory.path).apply([edit("changed.swift", 0..<1, "")], to: [:]).files.isEmpty)
  }
}
