import BuildGraph
import Daemon
import Foundation
import Source
import TestSupport
import Testing

/// Whose file is it? Manifests that are missing or behind, orphans, and paths that are not what they seem.
@Suite struct OwnershipTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func apply(_ plan: ArtifactPlan, prune: Bool = false) -> WriteOutcome {
    OutputStore(root: directory.path).apply(plan, prune: prune)
  }

  @Test func outputsOfAFreshCloneAreAdopted() throws {
    try directory.write("Out/a.graphql.swift", generated("1"))
    try directory.write("Out/b.graphql.swift", generated("old"))
    let outcome = apply(plan(["a.graphql.swift": "1", "b.graphql.swift": "2"]))
    #expect(outcome.unchanged == 1)
    #expect(outcome.written == ["Out/b.graphql.swift"])
    #expect(outcome.diagnostics.map(\.code) == [.outputReplaced])
    #expect(directory.text(".mockd/replaced/Out/b.graphql.swift") == generated("old"))
    // From then on, both are listed.
    #expect(apply(plan([:])).deleted == ["Out/a.graphql.swift", "Out/b.graphql.swift"])
  }

  @Test(arguments: ["", "mockd-manifest 1", "mockd-manifest 1\nabc", "\u{0}", "mockd-manifest 9\nx\t\ty\n"])
  func nothingIsDeletedWithoutAManifest(manifest: String) throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try directory.write(".mockd/manifest", manifest)
    let outcome = apply(plan([:]))
    #expect(outcome.deleted == [])
    #expect(outcome.diagnostics.map(\.code) == [.outputOrphaned])
    #expect(directory.text("Out/a.graphql.swift") == generated("1"))
  }

  @Test func aStaleManifestLosesNoEdits() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    let stale = try #require(directory.text(".mockd/manifest"))
    _ = apply(plan(["a.graphql.swift": "2", "b.graphql.swift": "2"]))
    try directory.write(".mockd/manifest", stale)
    let outcome = apply(plan(["a.graphql.swift": "3"]))
    #expect(outcome.written == ["Out/a.graphql.swift"])
    #expect(outcome.diagnostics.map(\.code) == [.outputReplaced, .outputOrphaned])
    #expect(directory.text(".mockd/replaced/Out/a.graphql.swift") == generated("2"))
  }

  @Test func orphansAreReportedAndPrunedOnRequest() throws {
    try directory.write("Out/old.graphql.swift", generated("old"))
    try directory.write("Out/mine.graphql.swift", "mine")
    try directory.write("Out/other.swift", generated("of another tool"))
    try directory.write("Out/deeper/old.graphql.swift", generated("not in the directory itself"))
    let reported = apply(plan(["a.graphql.swift": "1"]))
    #expect(reported.diagnostics.map(\.code) == [.outputOrphaned])
    #expect(reported.diagnostics.map(\.location.file) == ["Out/old.graphql.swift"])
    #expect(reported.diagnostics.map(\.severity) == [.warning])
    let pruned = apply(plan(["a.graphql.swift": "1"]), prune: true)
    #expect(pruned == .init(deleted: ["Out/old.graphql.swift"], unchanged: 1))
    #expect(directory.text(".mockd/replaced/Out/old.graphql.swift") == generated("old"))
    #expect(directory.files("Out").count == 4)
  }

  @Test func orphansAreSearchedOnlyInOutputDirectories() throws {
    try directory.write("Out/deeper/old.graphql.swift", generated("old"))
    try directory.write("Out/.build/old.graphql.swift", generated("old"))
    var plan = plan([:])
    plan.projects[0].directories = [.init("Out", isRecursive: true)]
    #expect(apply(plan).diagnostics.map(\.location.file) == ["Out/deeper/old.graphql.swift"])
    plan.projects[0].directories = [.init("Out", suffixes: ["+Mock.graphql.swift"], isRecursive: true)]
    #expect(apply(plan).diagnostics == [])
  }

  @Test func outputsOfOtherConfigurationsAreKept() throws {
    var first = plan(["a.graphql.swift": "1"])
    first.configuration = "first.json"
    _ = apply(first)
    var second = plan(["b.graphql.swift": "1"])
    second.configuration = "second.json"
    #expect(apply(second, prune: true) == .init(written: ["Out/b.graphql.swift"]))
    #expect(apply(first, prune: true) == .init(unchanged: 1))
    #expect(directory.outputs.count == 2)
    second.projects = []
    #expect(apply(second).deleted == ["Out/b.graphql.swift"])
  }

  @Test func orphansOfFailedProjectsAreKept() throws {
    try directory.write("Out/old.graphql.swift", generated("old"))
    #expect(apply(plan([:], isComplete: false), prune: true) == .init())
  }

  @Test func linkedOutputsAreRejected() throws {
    let outside = try TestDirectory()
    try outside.write("a.graphql.swift", generated("theirs"))
    try directory.link("Out", to: outside.path)
    let outcome = apply(plan(["a.graphql.swift": "1"]), prune: true)
    #expect(outcome.diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(outcome.diagnostics.first?.message.contains("'\(directory.absolute("Out"))'") == true)
    #expect(outside.files() == ["a.graphql.swift": generated("theirs")])
  }

  @Test func linkedParentFoldersAreRejected() throws {
    let outside = try TestDirectory()
    try directory.link("Out", to: outside.path)
    let deep = ArtifactPlan(projects: [project("", "Out/new/deeper", ["a.graphql.swift": "1"])])
    #expect(apply(deep).diagnostics.map(\.code) == [.outputUnsafePath])
    try outside.makeDirectory("new/deeper")
    #expect(apply(deep).diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(outside.files() == [:])
  }

  @Test func linksInsideTheWorkspaceAreFollowed() throws {
    try directory.makeDirectory("Real")
    try directory.link("Out", to: "Real")
    #expect(apply(plan(["a.graphql.swift": "1"])).written == ["Out/a.graphql.swift"])
    #expect(directory.files("Real") == ["a.graphql.swift": generated("1")])
    // The same file by another name is not deleted as an obsolete output.
    let renamed = ArtifactPlan(projects: [project("", "Real", ["a.graphql.swift": "1"])])
    #expect(apply(renamed) == .init(unchanged: 1))
  }

  @Test func nonRegularOutputsAreRejected() throws {
    try directory.write("target", generated("x"))
    try directory.makeDirectory("Out/directory.graphql.swift")
    try directory.link("Out/link.graphql.swift", to: "../target")
    try directory.link("Out/dangling.graphql.swift", to: "nowhere")
    for name in ["directory", "link", "dangling"] {
      let outcome = apply(plan(["\(name).graphql.swift": "1", "a.graphql.swift": "1"]))
      #expect(outcome.diagnostics.map(\.code) == [.outputUnsafePath], "\(name)")
      #expect(outcome.written == [])
    }
    #expect(directory.text("target") == generated("x"))
  }

  @Test(arguments: ["", "/", ".", "Out/", "Out/..", ".mockd/manifest", ".git/hooks/x", "a\0b"])
  func unsafeOutputPathsAreRejected(path: String) {
    let plan = ArtifactPlan(projects: [
      .init(name: "", artifacts: [Artifact(path: path, text: generated("1"))], directories: [])
    ])
    #expect(apply(plan).diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(directory.outputs == [:])
  }

  @Test func aFileInPlaceOfADirectoryIsReported() throws {
    try directory.write("Out", "a file")
    #expect(apply(plan(["a.graphql.swift": "1"])).diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(directory.text("Out") == "a file")
  }

  @Test func anUnusableStateFolderPreventsWriting() throws {
    try directory.write(".mockd", "a file")
    let outcome = apply(plan(["a.graphql.swift": "1"]))
    #expect(outcome.diagnostics.map(\.code) == [.outputUnwritable])
    #expect(directory.files() == [".mockd": "a file"])
  }

  @Test func linkedStateFoldersAreRejected() throws {
    let outside = try TestDirectory()
    try directory.link(".mockd", to: outside.path)
    #expect(apply(plan(["a.graphql.swift": "1"])).diagnostics.map(\.code) == [.outputUnwritable])
    #expect(outside.files() == [:])
    #expect(directory.outputs == [:])
  }
}
