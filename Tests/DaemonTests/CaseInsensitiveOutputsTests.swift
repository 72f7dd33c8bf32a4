import BuildGraph
import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

/// Outputs on a file system that ignores case.
@Suite(.enabled(if: Ability.canIgnoreCase, Comment(rawValue: Ability.caseInsensitivity)))
struct CaseInsensitiveOutputsTests {
  private let folder: CaseInsensitiveFolder
  private let writer: OutputStore

  init() throws {
    folder = try CaseInsensitiveFolder()
    writer = OutputStore(root: folder.path)
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.path + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the names in the folder of outputs. Some file systems list all names in lower case.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Out").sorted()
  }

  private func keepsCase() throws -> Bool {
    try Data().write(to: URL(filePath: folder.path + "/Probe"))
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).contains("Probe")
  }

  private static let old = "Out/Url.graphql.swift"
  private static let new = "Out/URL.graphql.swift"

  @Test func pruningKeepsOutputs() throws {
    let first = plan(["Url.graphql.swift": "1", "b.graphql.swift": "1"])
    _ = writer.apply(first, prune: false)
    #expect(writer.apply(first, prune: true) == WriteOutcome(unchanged: 2))
    // The same folder, spelled otherwise.
    let other = ArtifactPlan(projects: [project("", "OUT", ["Url.graphql.swift": "1", "B.graphql.swift": "1"])])
    let outcome = writer.apply(other, prune: true)
    #expect(outcome.deleted == [] && outcome.diagnostics == [], "\(outcome)")
    #expect(text(Self.old) == generated("1") && text("Out/B.graphql.swift") == generated("1"))
    #expect(writer.apply(other, prune: true) == WriteOutcome(unchanged: 2))
    #expect(writer.check(other) == [])
  }

  /// A type `Url` that becomes `URL` has the same file under a new name.
  @Test func outputsCanBeRenamed() throws {
    _ = writer.apply(plan(["Url.graphql.swift": "1"]), prune: false)
    let renamed = plan(["URL.graphql.swift": "2"])
    #expect(writer.apply(renamed, prune: false) == WriteOutcome(written: [Self.new]))
    #expect(text(Self.new) == generated("2"))
    #expect(try names() == [try keepsCase() ? "URL.graphql.swift" : "url.graphql.swift"])
    #expect(writer.apply(renamed, prune: true) == WriteOutcome(unchanged: 1))
    #expect(writer.check(renamed) == [])
    #expect(writer.apply(plan([:]), prune: false) == WriteOutcome(deleted: [Self.new]))
  }

  /// Edits are copied under the new name, too.
  @Test func editsOfRenamedOutputsAreKept() throws {
    _ = writer.apply(plan(["Url.graphql.swift": "1"]), prune: false)
    try Data(generated("edited").utf8).write(to: URL(filePath: folder.path + "/" + Self.old))
    let outcome = writer.apply(plan(["URL.graphql.swift": "2"]), prune: false)
    #expect(outcome.written == [Self.new] && outcome.diagnostics.map(\.code) == [.outputReplaced])
    #expect(text(".mockd/replaced/" + Self.new) == generated("edited"))
  }

  /// A watch observes the changed outputs only, and events name either spelling.
  @Test func aWatchRenamesOutputs() throws {
    let lock = try WorkspaceLock.take(root: folder.path, for: .watch)
    _ = writer.apply(plan(["Url.graphql.swift": "1", "b.graphql.swift": "1"]), holding: lock)
    let renamed = plan(["URL.graphql.swift": "2", "b.graphql.swift": "1"])
    let outcome = writer.apply(renamed, only: [Self.old, Self.new], holding: lock)
    #expect(outcome.written == [Self.new] && outcome.deleted == [] && outcome.diagnostics == [], "\(outcome)")
    for paths in [[Self.old], [Self.new], [Self.old, Self.new]] {
      writer.noteEvents(.paths(Set(paths.map { folder.path + "/" + $0 })))
      #expect(writer.takeDrift(renamed) { _ in true } == [], "\(paths)")
    }
    #expect(text(Self.new) == generated("2"))
  }

  @Test func filesOfABuildFolderCanBeRenamed() throws {
    let place = try NamedFile(folder.path + "/build", AccessPolicy(workspace: folder.path))
    let output = try BuildFolder(place)
    _ = try output.write([Artifact(path: Self.old, text: generated("1"))])
    for text in ["1", "2"] {
      let outcome = try BuildFolder(place).write([Artifact(path: Self.new, text: generated(text))])
      #expect(outcome == WriteOutcome(written: [Self.new]))
      #expect(self.text("build/" + Self.new) == generated(text))
    }
    #expect(try output.write([Artifact(path: Self.new, text: generated("2"))]) == WriteOutcome(unchanged: 1))
  }
}
