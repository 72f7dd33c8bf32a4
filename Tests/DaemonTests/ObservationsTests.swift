import BuildGraph
import FileAccess
import Source
import TestSupport
import Testing

@testable import Daemon

/// Which questions a reconciliation asks about the disk.
@Suite struct ObservationsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var dirty = Dirty.all
    var isFirstComplete = true
    /// By name: the project that the manifest names.
    var manifest: [String: String] = [:]
    var configuration = ""
    var probes: [String]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "All artifacts and each directory once",
      probes: ["0 Out/a", "0 Out/b", "1 Out/c", "list Out"]),
    Row(
      testDescription: "Records that no artifact has, and leftovers beside all records",
      manifest: ["Out/a": "A", "Out/old": "A"],
      probes: [
        "0 Out/a", "0 Out/b", "1 Out/c", "leftover Out/a", "leftover Out/old", "undesired Out/old", "list Out",
      ]),
    Row(
      testDescription: "No records of other configurations", manifest: ["Out/old": "A"], configuration: "other.json",
      probes: ["0 Out/a", "0 Out/b", "1 Out/c", "list Out"]),
    Row(
      testDescription: "No outputs of projects with errors, except leftovers", isFirstComplete: false,
      manifest: ["Out/a": "A", "Out/old": "B"],
      probes: ["1 Out/c", "leftover Out/a", "leftover Out/old", "undesired Out/old", "list Out"]),
    Row(
      testDescription: "Only dirty paths, in order", dirty: .paths(["Out/old", "Out/c", "Out/a"]),
      manifest: ["Out/a": "A", "Out/other": "A"], probes: ["0 Out/a", "1 Out/c", "undesired Out/old"]),
    Row(
      testDescription: "Dirty paths by the names of the manifest", dirty: .paths(["./Out/../Out/old", "/w/Out/older"]),
      probes: ["undesired Out/old", "undesired Out/older"]),
    Row(
      testDescription: "Where case is ignored, a path can be that of an output", dirty: .paths(["OUT/A"]),
      probes: ["0 Out/a", "undesired OUT/A"]),
    Row(testDescription: "No path that no file can have", dirty: .paths(["", "Out/"]), probes: []),
    Row(testDescription: "Nothing without dirty outputs", dirty: .none, manifest: ["Out/old": "A"], probes: []),
  ]

  @Test(arguments: rows) func onlyAffectedPathsAreObserved(_ row: Row) {
    func project(_ name: String, _ files: [String], isComplete: Bool) -> ArtifactPlan.Project {
      .init(
        name: name, artifacts: files.map { Artifact(path: $0, text: "") }, directories: [.init("Out")],
        isComplete: isComplete)
    }
    let plan = ArtifactPlan(projects: [
      project("A", ["Out/a", "Out/b"], isComplete: row.isFirstComplete), project("B", ["Out/c"], isComplete: true),
    ])
    var manifest = Manifest()
    for (name, project) in row.manifest {
      manifest.entries[name] = .init(owner: .init(configuration: row.configuration, project: project), hashes: [])
    }
    let probes = observations(DesiredOutputs(plan, root: "/w"), manifest, row.dirty)
    #expect(probes.map(describe) == row.probes)
  }

  private func describe(_ probe: Probe) -> String {
    switch probe {
    case .artifact(let artifact, let project): "\(project) \(artifact.path)"
    case .undesired(let name): "undesired \(name)"
    case .leftover(let name): "leftover \(name)"
    case .directory(let directory): "list \(directory.path)"
    }
  }

  // MARK: Answers

  /// The states of files on a real disk.
  @Test func filesHaveStates() throws {
    let directory = try TestDirectory()
    try directory.write("Out/same.swift", generated("new"))
    try directory.write("Out/other.swift", generated("old"))
    try directory.write("Out/foreign.swift", "mine")
    try directory.write("Out/edited.swift", "mine")
    try directory.makeDirectory("Out/folder.swift")
    try directory.link("Out/link.swift", to: "same.swift")
    try directory.link("Dangling", to: "nowhere")
    var found: [String: ObservedOutput] = [:]
    let names = ["absent", "edited", "folder", "foreign", "link", "other", "same"].map { "Out/\($0).swift" }
    let artifacts = (names + ["Dangling/a.swift"]).map {
      Artifact(path: $0, bytes: Array(generated("new").utf8), isEditable: $0 == "Out/edited.swift")
    }
    let plan = ArtifactPlan(projects: [.init(name: "", artifacts: artifacts, directories: [.init("Out")])])
    let desired = DesiredOutputs(plan, root: directory.path)
    let access = try ConfinedRoot(workspace: directory.path, AccessPolicy(workspace: directory.path))
    var observer = OutputObserver(root: directory.path, access)
    let observed = observer.observe(observations(desired, Manifest(), .all), of: desired)
    for file in observed.artifacts[0] { found[file.artifact.path] = file.state }
    func status(_ name: String) throws -> FileStatus { try FileSystem.status(directory.absolute("Out/\(name).swift")) }
    #expect(found["Out/same.swift"] == .ours(try status("same"), .upToDate))
    let old = ContentHash(Array(generated("old").utf8))
    #expect(found["Out/other.swift"] == .ours(try status("other"), .other(old)))
    #expect(found["Out/edited.swift"] == .ours(try status("edited"), .upToDate))
    #expect(found["Out/foreign.swift"] == .foreign)
    #expect(found["Out/absent.swift"] == .absent)
    #expect(found["Out/folder.swift"] == .notAFile(.directory))
    #expect(found["Out/link.swift"] == .notAFile(.symbolicLink))
    #expect(found["Dangling/a.swift"] == .unsafe(.danglingLink(directory.absolute("Dangling"))))
  }

  /// Orphans carry the header, are no artifacts, and lie outside the directories of projects with errors.
  @Test func orphansAndTemporaryFilesAreFound() throws {
    let directory = try TestDirectory()
    try directory.write("Out/a.graphql.swift", generated("1"))
    try directory.write("Out/orphan.graphql.swift", generated("1"))
    try directory.write("Out/mine.graphql.swift", "mine")
    try directory.write("Kept/orphan.graphql.swift", generated("1"))
    let leftover = temporaryPath(beside: directory.absolute("Out/a.graphql.swift"))
    try directory.write("Out/" + Path.name(leftover), "half")
    let plan = ArtifactPlan(projects: [
      project("A", "Out", ["a.graphql.swift": "1"]), project("B", "Kept", [:], isComplete: false),
    ])
    let desired = DesiredOutputs(plan, root: directory.path)
    let access = try ConfinedRoot(workspace: directory.path, AccessPolicy(workspace: directory.path))
    var observer = OutputObserver(root: directory.path, access)
    let observed = observer.observe(observations(desired, Manifest(), .all), of: desired)
    #expect(observed.orphans.map(\.output.name) == ["Out/orphan.graphql.swift"])
    #expect(observed.leftovers == [leftover])
  }
}
