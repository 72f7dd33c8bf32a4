import BuildGraph
import Daemon
import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@Suite struct OutputStoreTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func apply(_ plan: ArtifactPlan, prune: Bool = false) -> WriteOutcome {
    OutputStore(root: directory.path).apply(plan, prune: prune)
  }

  @Test func missingOutputsAreWritten() {
    let outcome = apply(plan(["a.graphql.swift": "1", "deep/b.graphql.swift": "2"]))
    #expect(outcome == .init(written: ["Out/a.graphql.swift", "Out/deep/b.graphql.swift"]))
    #expect(
      directory.outputs == ["Out/a.graphql.swift": generated("1"), "Out/deep/b.graphql.swift": generated("2")])
    #expect(directory.text(".mockd/.gitignore") == "*\n")
  }

  @Test func equalOutputsAreNotRewritten() throws {
    _ = apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "2"]))
    let before = try directory.identity("Out/a.graphql.swift")
    let manifest = try directory.identity(".mockd/manifest")
    #expect(apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "2"])) == .init(unchanged: 2))
    #expect(try directory.identity(".mockd/manifest") == manifest)
    #expect(apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "3"])).written == ["Out/b.graphql.swift"])
    #expect(try directory.identity("Out/a.graphql.swift") == before)
  }

  @Test func permissionsAreKept() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: directory.absolute("Out/a.graphql.swift"))
    _ = apply(plan(["a.graphql.swift": "2"]))
    let status = try FileSystem.status(directory.absolute("Out/a.graphql.swift"))
    #expect(status.permissions == 0o640)
  }

  @Test func undesiredOutputsAreDeleted() throws {
    _ = apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "2"]))
    let outcome = apply(plan(["a.graphql.swift": "1"]))
    #expect(outcome == .init(deleted: ["Out/b.graphql.swift"], unchanged: 1))
    #expect(directory.outputs.keys.sorted() == ["Out/a.graphql.swift"])
    #expect(directory.text(".mockd/manifest")?.contains("Out/b") == false)
  }

  @Test func filesWithoutTheHeaderAreNotDeleted() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try directory.write("Out/a.graphql.swift", "mine now\n")
    #expect(apply(plan([:])) == .init())
    #expect(directory.text("Out/a.graphql.swift") == "mine now\n")
  }

  @Test func deletedEditsAreBackedUp() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try directory.write("Out/a.graphql.swift", generated("edited"))
    let outcome = apply(plan([:]))
    #expect(outcome.deleted == ["Out/a.graphql.swift"])
    #expect(outcome.diagnostics.map(\.code) == [.outputReplaced])
    #expect(directory.text(".mockd/replaced/Out/a.graphql.swift") == generated("edited"))
  }

  @Test func missingOutputsLeaveTheManifest() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try directory.remove("Out/a.graphql.swift")
    #expect(apply(plan([:])) == .init())
    #expect(directory.text(".mockd/manifest") == "mockd-manifest 1\n")
  }

  @Test func replacedEditsAreBackedUp() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    for (edit, copy) in [("x", "a.graphql.swift"), ("y", "a.graphql.swift.2"), ("x", "a.graphql.swift")] {
      try directory.write("Out/a.graphql.swift", generated(edit))
      let outcome = apply(plan(["a.graphql.swift": "1"]))
      #expect(outcome.written == ["Out/a.graphql.swift"])
      #expect(outcome.diagnostics.map(\.code) == [.outputReplaced])
      #expect(outcome.diagnostics.first?.message.contains("'.mockd/replaced/Out/\(copy)'") == true)
      #expect(directory.text(".mockd/replaced/Out/\(copy)") == generated(edit))
    }
    #expect(directory.files(".mockd/replaced").count == 2)
  }

  @Test func earlierOutputsAreRecognized() throws {
    for text in ["1", "2"] { _ = apply(plan(["a.graphql.swift": text])) }
    // As a switch to another branch and back does.
    try directory.write("Out/a.graphql.swift", generated("1"))
    #expect(apply(plan(["a.graphql.swift": "2"])) == .init(written: ["Out/a.graphql.swift"]))
  }

  @Test func aForeignFileBlocksItsProject() throws {
    _ = apply(plan(["a.graphql.swift": "1", "c.graphql.swift": "1"]))
    try directory.write("Out/b.graphql.swift", "struct Mine {}\n")
    let before = directory.outputs
    let outcome = apply(plan(["a.graphql.swift": "2", "b.graphql.swift": "2"]))
    #expect(outcome.written == [])
    #expect(outcome.deleted == [])
    #expect(outcome.diagnostics.map(\.code) == [.outputNotOurs])
    #expect(directory.outputs == before)
  }

  @Test func failedProjectsKeepTheirOutputs() throws {
    func both(_ first: [String: String], isComplete: Bool = true, _ second: [String: String]) -> ArtifactPlan {
      ArtifactPlan(projects: [project("A", "A", first, isComplete: isComplete), project("B", "B", second)])
    }
    _ = apply(both(["x.graphql.swift": "1"], ["y.graphql.swift": "1"]))
    let outcome = apply(both([:], isComplete: false, ["z.graphql.swift": "1"]))
    #expect(outcome == .init(written: ["B/z.graphql.swift"], deleted: ["B/y.graphql.swift"]))
    #expect(directory.outputs.keys.sorted() == ["A/x.graphql.swift", "B/z.graphql.swift"])
    #expect(apply(both([:], ["z.graphql.swift": "1"])).deleted == ["A/x.graphql.swift"])
  }

  @Test func twoOutputsOfOnePathAreRejected() {
    let plan = ArtifactPlan(projects: [
      project("A", "Out", ["x.graphql.swift": "1"]), project("B", "./Out", ["x.graphql.swift": "2"]),
      project("C", "C", ["x.graphql.swift": "1"]),
    ])
    let outcome = apply(plan)
    #expect(outcome.written == ["C/x.graphql.swift"])
    #expect(outcome.diagnostics.map(\.code) == [.outputConflict, .outputConflict])
  }

  /// Copies of files of the repository have paths relative to the workspace, with '_' for '..'.
  @Test func copiesHaveNoAbsolutePaths() throws {
    try directory.makeDirectory(".git")
    try directory.makeDirectory("apps/workspace")
    let writer = OutputStore(root: directory.absolute("apps/workspace"))
    let plan = ArtifactPlan(projects: [project("", "../../Shared/Mocks", ["x.graphql.swift": "1"])])
    _ = writer.apply(plan, prune: false)
    try directory.write("Shared/Mocks/x.graphql.swift", generated("edited"))
    let outcome = writer.apply(plan, prune: false)
    #expect(outcome.diagnostics.first?.message.hasSuffix("'.mockd/replaced/_/_/Shared/Mocks/x.graphql.swift'") == true)
    let copies = directory.files("apps/workspace/.mockd/replaced")
    #expect(copies == ["_/_/Shared/Mocks/x.graphql.swift": generated("edited")])
  }

  @Test func consentAllowsOutputsOutside() throws {
    try directory.makeDirectory("workspace")
    let root = directory.absolute("workspace")
    let writer = OutputStore(
      root: root, access: AccessPolicy(workspace: root, consent: Consent(allowsOutside: true)))
    let outside = ArtifactPlan(projects: [project("", "../Elsewhere", ["x.graphql.swift": "1"])])
    #expect(writer.apply(outside, prune: false).written == [directory.absolute("Elsewhere/x.graphql.swift")])
    #expect(writer.apply(outside, prune: false).unchanged == 1)
    try directory.write("Elsewhere/x.graphql.swift", generated("edited"))
    #expect(writer.apply(outside, prune: false).diagnostics.map(\.code) == [.outputReplaced])
    #expect(directory.files("workspace/.mockd/replaced").values.sorted() == [generated("edited")])
  }

  /// A plan in which an error keeps a file.
  private func keeping(_ path: String, _ text: String = "", and texts: [String: String] = [:]) -> ArtifactPlan {
    var result = plan(texts)
    let bytes = text.isEmpty ? [] : Array(generated(text).utf8)
    let artifacts = result.projects[0].artifacts + [Artifact(path: "Out/" + path, bytes: bytes, isKept: true)]
    result.projects[0] = .init(name: "", artifacts: artifacts, directories: result.projects[0].directories)
    return result
  }

  @Test func outputsWithErrorsAreKept() {
    _ = apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "2"]))
    let kept = keeping("b.graphql.swift", and: ["a.graphql.swift": "3"])
    #expect(apply(kept, prune: true).written == ["Out/a.graphql.swift"])
    #expect(directory.text("Out/b.graphql.swift") == generated("2"))
    #expect(OutputStore(root: directory.path).check(kept) == [])
    // Nothing asks for it any more.
    #expect(apply(plan(["a.graphql.swift": "3"])).deleted == ["Out/b.graphql.swift"])
  }

  @Test func partialOutputsAreWrittenIfNoneExist() {
    let kept = keeping("b.graphql.swift", "part")
    #expect(apply(kept).written == ["Out/b.graphql.swift"])
    #expect(directory.text("Out/b.graphql.swift") == generated("part"))
    let other = keeping("b.graphql.swift", "other part")
    #expect(apply(other).written == [])
    #expect(directory.text("Out/b.graphql.swift") == generated("part"))
    #expect(apply(plan([:])).deleted == ["Out/b.graphql.swift"])
    #expect(apply(keeping("c.graphql.swift")).written == [] && directory.outputs == [:])
  }
}
