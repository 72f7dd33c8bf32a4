import BuildGraph
import FileAccess
import Foundation
import Source
import Testing

@testable import Daemon

/// Each guarantee of writing, as a row: the present state, and the transaction that follows from it.
@Suite struct ReconcileTests {
  /// The state of one project with an output folder `/w/Out`, and what is expected of it.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var artifacts: [Artifact] = [artifact("a")]
    var isComplete = true
    /// By name: the listed hashes, the latest first.
    var manifest: [String: [String]] = [:]
    var manifestConfiguration = ""
    /// The states of the artifacts, in order.
    var states: [ObservedOutput] = []
    var undesired: [(name: String, state: ObservedOutput, isInside: Bool)] = []
    var orphans: [String] = []
    var prune = false
    /// As `describe` prints them.
    var operations: [String] = []
    var records: [String] = []
    var forgotten: [String] = []
    var codes: [DiagnosticCode] = []
    var unchanged = 0
    var isBlocked = false
  }

  static func artifact(
    _ name: String, _ text: String = "new", isEditable: Bool = false, isKept: Bool = false
  ) -> Artifact {
    Artifact(path: "Out/\(name)", bytes: Array(text.utf8), isEditable: isEditable, isKept: isKept)
  }

  static func status(_ inode: UInt64 = 1, _ kind: FileStatus.Kind = .regular) -> FileStatus {
    var raw = stat()
    raw.st_ino = .init(inode)
    var status = FileStatus(raw)
    status.kind = kind
    return status
  }

  static func place(_ name: String) -> OutputPaths.Resolved {
    .init(name: name, absolute: "/w/" + name, identity: "/w/" + name)
  }

  static func ours(_ text: String) -> ObservedOutput { .ours(status(), .other(ContentHash(Array(text.utf8)))) }
  static let upToDate = ObservedOutput.ours(status(), .upToDate)

  static let rows: [Row] = [
    Row(
      testDescription: "A missing output is created, and recorded first", states: [.absent],
      operations: ["write Out/a expecting nothing"], records: ["Out/a new"]),
    Row(
      testDescription: "Equal bytes are not rewritten, but recorded", states: [upToDate], records: ["Out/a new"],
      unchanged: 1),
    Row(
      testDescription: "Known bytes are replaced without a copy, and stay recorded", manifest: ["Out/a": ["old"]],
      states: [ours("old")], operations: ["write Out/a expecting file"], records: ["Out/a new present"]),
    Row(
      testDescription: "Earlier bytes are known, too", manifest: ["Out/a": ["old", "older"]], states: [ours("older")],
      operations: ["write Out/a expecting file"], records: ["Out/a new present"]),
    Row(
      testDescription: "Unknown bytes with the header are copied, then replaced", manifest: ["Out/a": ["old"]],
      states: [ours("edit")], operations: ["write Out/a expecting file, copy reported"], records: ["Out/a new"]),
    Row(
      testDescription: "Files of other generators are copied, then replaced", states: [ours("other")],
      operations: ["write Out/a expecting file, copy noted"], records: ["Out/a new"]),
    Row(
      testDescription: "A file without the header blocks the whole project", artifacts: [artifact("a"), artifact("b")],
      states: [.absent, .foreign], operations: ["write Out/a expecting nothing"], codes: [.outputNotOurs],
      isBlocked: true),
    Row(
      testDescription: "A directory blocks the project", states: [.notAFile(.directory)], codes: [.outputUnsafePath],
      isBlocked: true),
    Row(
      testDescription: "A symbolic link blocks the project", states: [.notAFile(.symbolicLink)],
      codes: [.outputUnsafePath], isBlocked: true),
    Row(
      testDescription: "An unreadable file blocks the project",
      states: [.unreadable(FileError("/w/Out/a", .notPermitted))], codes: [.outputUnwritable], isBlocked: true),
    Row(
      testDescription: "One unsafe directory is reported once", artifacts: [artifact("a"), artifact("b")],
      states: [.unsafe(.notDirectory("/w/Out")), .unsafe(.notDirectory("/w/Out"))], codes: [.outputUnsafePath],
      isBlocked: true),
    Row(
      testDescription: "A blocked project keeps what the manifest lists for it",
      manifest: ["Out/b": ["old"]], states: [.foreign], undesired: [("Out/b", ours("old"), true)],
      codes: [.outputNotOurs], isBlocked: true),
    Row(
      testDescription: "A project with errors keeps its outputs and orphans", artifacts: [], isComplete: false,
      manifest: ["Out/b": ["old"]], undesired: [("Out/b", ours("old"), true)], orphans: ["Out/c"], prune: true,
      isBlocked: true),
    Row(
      testDescription: "An editable file is created, and not recorded", artifacts: [artifact("a", isEditable: true)],
      states: [.absent], operations: ["write Out/a expecting nothing"]),
    Row(
      testDescription: "An existing editable file is kept", artifacts: [artifact("a", isEditable: true)],
      states: [upToDate], unchanged: 1),
    Row(
      testDescription: "An error keeps the file, and its record", artifacts: [artifact("a", isKept: true)],
      manifest: ["Out/a": ["old"]], states: [upToDate], undesired: [("Out/a", ours("old"), true)], unchanged: 1),
    Row(
      testDescription: "Partial outputs are written if no file exists",
      artifacts: [artifact("a", isKept: true)], states: [.absent], operations: ["write Out/a expecting nothing"],
      records: ["Out/a new"]),
    Row(
      testDescription: "Without bytes to write, a kept file is left alone",
      artifacts: [artifact("a", "", isKept: true)], manifest: ["Out/a": ["old"]], states: [.absent],
      undesired: [("Out/a", ours("old"), true)]),
    Row(
      testDescription: "Known bytes that nothing desires are deleted", artifacts: [], manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", ours("old"), true)], operations: ["delete Out/a expecting file"]),
    Row(
      testDescription: "Unknown bytes that nothing desires are copied, then deleted", artifacts: [],
      manifest: ["Out/a": ["old"]], undesired: [("Out/a", ours("edit"), true)],
      operations: ["delete Out/a expecting file, copy reported"]),
    Row(
      testDescription: "Known bytes are deleted outside the boundary", artifacts: [], manifest: ["/x": ["old"]],
      undesired: [("/x", ours("old"), false)], operations: ["delete /x expecting file"]),
    Row(
      testDescription: "Unknown bytes outside the boundary are kept and leave the manifest", artifacts: [],
      manifest: ["/x": ["old"]], undesired: [("/x", ours("precious"), false)], forgotten: ["/x"]),
    Row(
      testDescription: "A file that the manifest doesn't list is not deleted", artifacts: [],
      undesired: [("Out/a", ours("old"), true)]),
    Row(
      testDescription: "Another configuration owns its outputs", artifacts: [], manifest: ["Out/a": ["old"]],
      manifestConfiguration: "other.json", undesired: [("Out/a", ours("old"), true)], orphans: ["Out/a"], prune: true),
    Row(
      testDescription: "A file that lost its header is forgotten", artifacts: [], manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", .foreign, true)], forgotten: ["Out/a"]),
    Row(
      testDescription: "A missing file is forgotten", artifacts: [], manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", .absent, true)], forgotten: ["Out/a"]),
    Row(
      testDescription: "A record in a reserved folder is forgotten", artifacts: [], manifest: [".git/a": ["old"]],
      undesired: [(".git/a", .unsafe(.reserved(".git")), false)], forgotten: [".git/a"]),
    Row(
      testDescription: "A record behind an unsafe link is remembered", artifacts: [], manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", .unsafe(.leavesWorkspace(link: "/w/Out")), false)]),
    Row(
      testDescription: "An unreadable file that nothing desires is reported", artifacts: [],
      manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", .unreadable(FileError("/w/Out/a", .notPermitted)), true)], codes: [.outputUnwritable]),
    Row(
      testDescription: "The same file by another name is not deleted", manifest: ["Link/a": ["old"]],
      states: [upToDate], undesired: [("Link/a", ours("old"), true)], records: ["Out/a new"], unchanged: 1),
    Row(
      testDescription: "An orphan is reported", artifacts: [], orphans: ["Out/a"], codes: [.outputOrphaned]),
    Row(
      testDescription: "An orphan is pruned with a silent copy", artifacts: [], orphans: ["Out/a"], prune: true,
      operations: ["delete Out/a expecting file, copy silent"]),
    Row(
      testDescription: "A file is deleted once", artifacts: [], manifest: ["Out/a": ["old"]],
      undesired: [("Out/a", ours("old"), true)], orphans: ["Out/a"], prune: true,
      operations: ["delete Out/a expecting file"]),
  ]

  @Test(arguments: rows) func reconciliationKeepsItsGuarantees(_ row: Row) {
    let project = ArtifactPlan.Project(
      name: "", artifacts: row.artifacts, directories: [.init("Out")], isComplete: row.isComplete)
    let desired = DesiredOutputs(ArtifactPlan(projects: [project]), root: "/w")
    var manifest = Manifest()
    for (name, texts) in row.manifest {
      manifest.entries[name] = .init(
        owner: .init(configuration: row.manifestConfiguration), hashes: texts.map { ContentHash(Array($0.utf8)) })
    }
    var observed = Observations(projectCount: 1)
    observed.artifacts[0] = zip(row.artifacts, row.states).map { artifact, state in
      let isUnsafe = if case .unsafe = state { true } else { false }
      return .init(artifact: artifact, output: isUnsafe ? nil : Self.place(artifact.path), state: state)
    }
    observed.undesired = row.undesired.map { name, state, isInside in
      let isUnsafe = if case .unsafe = state { true } else { false }
      var output = Self.place(name)
      // A link that leads to the output folder.
      output.identity = output.identity.replacing("/Link/", with: "/Out/")
      return .init(name: name, output: isUnsafe ? nil : output, state: state, isInsideBoundary: isInside)
    }
    observed.orphans = row.orphans.map { .init(output: Self.place($0), status: Self.status()) }
    let transaction = reconcile(desired, manifest, observed, prune: row.prune)
    #expect(transaction.groups.flatMap(\.operations).map(describe) == row.operations)
    #expect(transaction.records.map(describe) == row.records)
    #expect(transaction.forgotten == row.forgotten)
    #expect(transaction.diagnostics.map(\.code) == row.codes)
    #expect(transaction.unchanged == row.unchanged)
    #expect(transaction.groups.map(\.isBlocked) == [row.isBlocked, false])
    // Each operation that records its bytes refers to the record of its own path.
    for operation in transaction.operations {
      guard case .write(let bytes, let record?) = operation.action else { continue }
      #expect(transaction.records[record].name == operation.output.name)
      #expect(transaction.records[record].bytes == bytes)
    }
  }

  private func describe(_ operation: WriteTransaction.Operation) -> String {
    let verb = if case .delete = operation.action { "delete" } else { "write" }
    let expected = operation.expected == nil ? "nothing" : "file"
    let copy = operation.backup == .none ? "" : ", copy \(operation.backup)"
    return "\(verb) \(operation.output.name) expecting \(expected)\(copy)"
  }

  private func describe(_ record: WriteTransaction.Record) -> String {
    "\(record.name) \(String(decoding: record.bytes, as: UTF8.self))" + (record.present == nil ? "" : " present")
  }

  // MARK: Spelling

  /// A file that the manifest lists under a name that differs in case.
  private func reconcileRenamed(
    _ name: String, to newName: String, _ state: ObservedOutput
  ) -> WriteTransaction {
    let artifact = Artifact(path: newName, bytes: Array("new".utf8))
    let project = ArtifactPlan.Project(name: "", artifacts: [artifact], directories: [.init("Out")])
    var manifest = Manifest()
    manifest.entries[name] = .init(owner: .init(), hashes: [ContentHash(Array("old".utf8))])
    var observed = Observations(projectCount: 1)
    let output = Self.place(newName)
    observed.artifacts[0] = [.init(artifact: artifact, output: output, state: state)]
    observed.undesired = [
      .init(name: name, output: Self.place(name), state: state, isInsideBoundary: true, outputOfSameFile: output)
    ]
    return reconcile(
      DesiredOutputs(ArtifactPlan(projects: [project]), root: "/w"), manifest, observed, prune: true)
  }

  @Test func renamedOutputsReplaceTheirFile() {
    for state in [Self.ours("old"), Self.upToDate] {
      let transaction = reconcileRenamed("Out/Url", to: "Out/URL", state)
      #expect(transaction.operations.map(describe) == ["write Out/URL expecting file"])
      #expect(transaction.operations.map(\.formerPath) == ["/w/Out/Url"])
      #expect(transaction.forgotten == ["Out/Url"] && transaction.diagnostics == [])
    }
    let edited = reconcileRenamed("Out/Url", to: "Out/URL", Self.ours("edit"))
    #expect(edited.operations.map(describe) == ["write Out/URL expecting file, copy reported"])
  }

  /// The folder alone is spelled otherwise, so the files have their names already.
  @Test func renamedFoldersKeepTheirFiles() {
    let same = reconcileRenamed("out/a", to: "Out/a", Self.upToDate)
    #expect(same.operations == [] && same.unchanged == 1 && same.forgotten == ["out/a"])
    let other = reconcileRenamed("out/a", to: "Out/a", Self.ours("old"))
    #expect(other.operations.map(describe) == ["write Out/a expecting file"])
    #expect(other.operations.map(\.formerPath) == [nil] && other.records.map(describe) == ["Out/a new present"])
  }

  // MARK: Several projects

  private func reconcileTwo(_ first: Artifact, _ second: Artifact) -> WriteTransaction {
    let projects = [("A", first), ("B", second)].map { name, artifact in
      ArtifactPlan.Project(name: name, artifacts: [artifact], directories: [])
    }
    let desired = DesiredOutputs(ArtifactPlan(projects: projects), root: "/w")
    var observed = Observations(projectCount: 2)
    for (index, artifact) in [first, second].enumerated() {
      observed.artifacts[index] = [.init(artifact: artifact, output: Self.place(artifact.path), state: .absent)]
    }
    return reconcile(desired, Manifest(), observed, prune: false)
  }

  @Test func projectsMayShareAFile() {
    let transaction = reconcileTwo(Self.artifact("a"), Self.artifact("a"))
    #expect(transaction.isClean)
    #expect(transaction.groups.map(\.operations.count) == [1, 0, 0])
  }

  @Test func aConflictBlocksBothProjects() {
    let transaction = reconcileTwo(Self.artifact("a", "1"), Self.artifact("a", "2"))
    #expect(transaction.groups.map(\.isBlocked) == [true, true, false])
    #expect(transaction.diagnostics.map(\.code) == [.outputConflict, .outputConflict])
    #expect(transaction.records == [] && transaction.operations == [])
  }

  @Test func projectsAreWrittenSeparately() {
    let transaction = reconcileTwo(Self.artifact("a", "1"), Self.artifact("b", "2"))
    #expect(transaction.groups.map(\.operations.count) == [1, 1, 0])
    #expect(transaction.records.map(\.owner.project) == ["A", "B"])
  }
}
