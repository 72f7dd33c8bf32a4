import BuildGraph
import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

/// A workspace whose files, `.mockd` included, come from an attacker changes nothing outside.
@Suite struct HostileWorkspaceTests {
  /// The workspace is the folder `workspace`; everything beside it is outside.
  private let directory: TestDirectory
  private let root: String

  init() throws {
    directory = try TestDirectory()
    try directory.makeDirectory("workspace")
    try directory.makeDirectory("outside")
    root = directory.absolute("workspace")
  }

  private func apply(_ plan: ArtifactPlan, prune: Bool = false) -> WriteOutcome {
    OutputStore(root: root).apply(plan, prune: prune)
  }

  private func write(_ versions: [String], hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }) throws {
    let lock = try WorkspaceLock.take(root: root, for: .watch)
    let writer = OutputStore(root: root, hook: hook)
    for version in versions {
      _ = writer.apply(plan(["a.graphql.swift": version]), holding: lock)
      while writer.prepare(holding: lock) {}
    }
  }

  /// The line of a manifest that lists a file with its right hash.
  private func line(_ path: String, _ bytes: String) -> String {
    var line: [UInt8] = []
    let entry = Manifest.Entry(owner: .init(), hashes: [ContentHash(Array(bytes.utf8))])
    Manifest.appendLine(of: path, entry, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: The manifest

  @Test(arguments: ["absolute", "relative", "indirect", "through a link", "unknown bytes"], [false, true])
  func aForgedManifestDeletesNothingOutside(_ kind: String, prune: Bool) throws {
    let victim = generated("precious")
    try directory.write("outside/X.swift", victim)
    try directory.link("workspace/link", to: "../outside")
    let path =
      switch kind {
      case "absolute", "unknown bytes": directory.absolute("outside/X.swift")
      case "relative": "../outside/X.swift"
      case "indirect": "Out/../../outside/X.swift"
      default: "link/X.swift"
      }
    let text = line(path, kind == "unknown bytes" ? "other" : victim)
    try directory.write("workspace/.mockd/manifest", "mockd-manifest 1\n" + text)
    let outcome = apply(plan(["a.graphql.swift": "1"]), prune: prune)
    #expect(outcome.written == ["Out/a.graphql.swift"])
    #expect(outcome.deleted == [])
    try write(["1", "2", "3"])
    #expect(directory.files("outside") == ["X.swift": victim])
  }

  @Test(arguments: [
    ".git/X.swift", ".mockd/X.swift", "sub/.git/X.swift", "sub/.mockd/X.swift", ".GIT/X.swift", "way/X.swift",
  ])
  func aForgedManifestDeletesNothingInReservedFolders(path: String) throws {
    let victim = generated("precious")
    try directory.write("workspace/.git/X.swift", victim)
    try directory.link("workspace/way", to: ".git")
    try directory.write("workspace/" + path, victim)
    try directory.write("workspace/.mockd/manifest", "mockd-manifest 1\n" + line(path, victim))
    #expect(apply(plan(["a.graphql.swift": "1"])).deleted == [])
    #expect(directory.text("workspace/" + path) == victim)
    #expect(directory.text("workspace/.git/X.swift") == victim)
  }

  /// Outputs can't go there either, by whatever path.
  @Test(arguments: ["sub/.git/hooks/X.swift", "way/hooks/X.swift", ".Git/hooks/X.swift", "sub/.mockd/X.swift"])
  func outputsCannotGoToReservedFolders(path: String) throws {
    try directory.makeDirectory("workspace/.git/hooks")
    try directory.makeDirectory("workspace/sub/.git/hooks")
    try directory.link("workspace/way", to: ".git")
    let plan = ArtifactPlan(projects: [
      .init(name: "", artifacts: [Artifact(path: path, text: generated("1"))], directories: [])
    ])
    let outcome = apply(plan)
    #expect(outcome.diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(outcome.written == [])
  }

  /// The boundary is the repository, so a sibling package can get outputs, and lose them again.
  @Test func outputsMayGoAnywhereInTheRepository() throws {
    try directory.makeDirectory(".git")
    let siblings = ArtifactPlan(projects: [project("", "../outside", ["x.graphql.swift": "1"])])
    #expect(apply(siblings).written == [directory.absolute("outside/x.graphql.swift")])
    #expect(apply(siblings).unchanged == 1)
    #expect(apply(plan(["a.graphql.swift": "1"])).deleted == [directory.absolute("outside/x.graphql.swift")])
  }

  @Test func outputsOutsideNeedConsent() throws {
    let outside = ArtifactPlan(projects: [project("", "../outside", ["x.graphql.swift": "1"])])
    let outcome = apply(outside)
    #expect(outcome.diagnostics.map(\.code) == [.outputUnsafePath])
    #expect(outcome.diagnostics.first?.message.contains("outside '\(root)'") == true)
    #expect(OutputStore(root: root).check(outside).map(\.code) == [.outputUnsafePath])
    #expect(directory.files("outside") == [:])
    let policy = AccessPolicy(workspace: root, consent: Consent(allowsOutside: true))
    let writer = OutputStore(root: root, access: policy)
    #expect(writer.apply(outside, prune: false).written.count == 1)
    // Even with consent, only known bytes are deleted outside.
    try directory.write("outside/x.graphql.swift", generated("edited"))
    #expect(writer.apply(plan([:]), prune: false).deleted == [])
    #expect(directory.files("outside") == ["x.graphql.swift": generated("edited")])
  }

  /// Consent is for the paths that the configuration names, and not for links on the way. The diagnostic names the
  /// link.
  @Test(arguments: ["Linked", "Linked/Below", "Linked/Below/Deep"])
  func consentDoesNotCoverLinks(_ folder: String) throws {
    try directory.makeDirectory("outside/Below")
    try directory.link("workspace/Linked", to: directory.absolute("outside"))
    let policy = AccessPolicy(workspace: root, consent: Consent(allowsOutside: true))
    let linked = ArtifactPlan(projects: [project("", folder, ["x.graphql.swift": "1"])])
    let outcome = OutputStore(root: root, access: policy).apply(linked, prune: false)
    #expect(outcome.written == [] && outcome.diagnostics.map(\.code) == [.outputUnsafePath])
    let message = outcome.diagnostics.first?.message ?? ""
    #expect(message.contains("workspace/Linked'") || message.contains("'Linked'"), "\(message)")
    #expect(directory.files("outside") == [:])
  }

  // MARK: Symbolic links in `.mockd`

  /// Not even to another folder of the workspace.
  @Test(
    arguments: ["replaced", "replaced/Out", "spare", "spare/0", "spare/1", "spare/3"], ["outside", "workspace/Sources"])
  func linkedStateFoldersAreNotFollowed(_ folder: String, target: String) throws {
    for number in 0..<40 { try directory.write("\(target)/\(number)", "mine") }
    try directory.write("\(target)/a.graphql.swift", "mine")
    try directory.makeDirectory("workspace/.mockd/" + Path.parent(folder))
    try directory.link("workspace/.mockd/" + folder, to: directory.absolute(target))
    let before = directory.files(target)
    try directory.write("workspace/Out/a.graphql.swift", generated("edit"))
    try write(["1", "2", "3", "4"])
    _ = apply(plan(["a.graphql.swift": "5"]), prune: true)
    #expect(directory.files(target) == before)
  }

  @Test(arguments: ["manifest", "lock", ".gitignore", "standing", "spare/0/0", "replaced/Out/a.graphql.swift"])
  func linkedStateFilesAreNotFollowed(_ file: String) throws {
    try directory.write("outside/file", "mine")
    try directory.makeDirectory("workspace/.mockd/" + Path.parent(file))
    try directory.link("workspace/.mockd/" + file, to: directory.absolute("outside/file"))
    try directory.write("workspace/Out/a.graphql.swift", generated("edit"))
    try? write(["1", "2", "3"])
    _ = apply(plan(["a.graphql.swift": "5"]))
    #expect(directory.files("outside") == ["file": "mine"])
  }

  /// A second name of a file outside is neither emptied nor added to.
  @Test(arguments: ["manifest", "lock", "spare/0/0"])
  func hardLinkedFilesAreNotChangedInPlace(_ file: String) throws {
    let text = "mockd-manifest 1\n"
    try directory.write("outside/file", text)
    try directory.makeDirectory("workspace/.mockd/" + Path.parent(file))
    try FileManager.default.linkItem(
      atPath: directory.absolute("outside/file"), toPath: directory.absolute("workspace/.mockd/" + file))
    try? write(["1", "2", "3"])
    #expect(directory.files("outside") == ["file": text])
  }

  /// A manifest that gets a second name under a running watch is written anew.
  @Test func aHardLinkedManifestIsReplaced() throws {
    let lock = try WorkspaceLock.take(root: root, for: .watch)
    let writer = OutputStore(root: root)
    _ = writer.apply(plan(["a.graphql.swift": "1"]), holding: lock)
    let manifest = directory.absolute("workspace/.mockd/manifest")
    try FileManager.default.linkItem(atPath: manifest, toPath: directory.absolute("outside/file"))
    let before = directory.text("outside/file")
    for version in ["2", "3"] {
      let outcome = writer.apply(
        plan(["a.graphql.swift": version]), only: ["Out/a.graphql.swift"], holding: lock)
      #expect(outcome.written == ["Out/a.graphql.swift"])
      #expect(outcome.diagnostics == [])
    }
    #expect(directory.text("outside/file") == before)
  }

  @Test func markersAreCreatedInTheWorkspaceOnly() throws {
    try directory.link("workspace/.mockd", to: "../outside")
    #expect(throws: FileError.self) { try SyncMarkers(root: root).make() }
    _ = SyncMarkers(root: root).answer([root + "/.mockd/cookie-1"], SyncStatus())
    #expect(directory.files("outside") == [:])
  }

  // MARK: Folders that are swapped

  /// Before each change of the disk in turn, the output folder is moved away and a link takes its place.
  @Test(arguments: [1, 2, 3]) func aSwappedOutputFolderIsNotFollowed(round: Int) throws {
    var step = 0
    var isDone = false
    while !isDone {
      let directory = try TestDirectory()
      try directory.makeDirectory("workspace")
      try directory.makeDirectory("outside")
      let root = directory.absolute("workspace")
      let lock = try WorkspaceLock.take(root: root, for: .watch)
      let writer = OutputStore(root: root)
      let names = ["a.graphql.swift", "deep/b.graphql.swift", "c.graphql.swift"]
      func all(_ version: Int) -> ArtifactPlan {
        plan(Dictionary(uniqueKeysWithValues: names.map { ($0, "\(version)") }))
      }
      for version in 0..<round { _ = writer.apply(all(version), holding: lock) }
      var count = 0
      writer.hook = { _ in
        if count == step {
          rename(root + "/Out", root + "/Away")
          symlink(directory.absolute("outside"), root + "/Out")
        }
        count += 1
        return .happens
      }
      try directory.makeDirectory("outside/deep")
      var next = all(round)
      next.projects[0].artifacts.removeLast()
      let outcome = writer.apply(next, holding: lock)
      #expect(directory.files("outside") == [:], "swapped before step \(step)")
      #expect(
        outcome.written.isEmpty || !directory.files("workspace/Away").isEmpty || count <= step,
        "swapped before step \(step)")
      isDone = count <= step
      step += 1
    }
    #expect(4 < step)
  }

  /// The same while another thread swaps all the time.
  @Test func aRacingSwapIsNotFollowed() throws {
    try directory.makeDirectory("workspace/Out")
    try directory.link("workspace/trap", to: "../outside")
    let paths = ["Out", "away", "trap"].map { root + "/" + $0 }
    let stop = Stop()
    let thread = Thread {
      while !stop.isSet {
        rename(paths[0], paths[1])
        rename(paths[2], paths[0])
        rename(paths[0], paths[2])
        rename(paths[1], paths[0])
      }
      stop.end()
    }
    thread.start()
    for version in 0..<150 {
      _ = apply(plan(["a.graphql.swift": "\(version)", "new\(version).graphql.swift": "1"]))
    }
    stop.set()
    #expect(directory.files("outside") == [:])
  }

  // MARK: Rights

  @Test(arguments: [0o4755, 0o2755, 0o6777] as [mode_t], [1, 3])
  func specialBitsAreNotCopied(mode: mode_t, count: Int) throws {
    let path = directory.absolute("workspace/Out/a.graphql.swift")
    let lock = try WorkspaceLock.take(root: root, for: .watch)
    let writer = OutputStore(root: root)
    for version in 0...count {
      _ = writer.apply(plan(["a.graphql.swift": "\(version)"]), holding: lock)
      while writer.prepare(holding: lock) {}
      var raw = stat()
      #expect(stat(path, &raw) == 0)
      #expect(raw.st_mode & 0o7000 == 0, "version \(version)")
      if version > 0 { #expect(raw.st_mode & 0o777 == mode & 0o777) }
      #expect(chmod(path, mode) == 0)
    }
  }

  /// If root replaces a file of another user, that user's group can't write to the new one.
  @Test(.enabled(if: Ability.isRoot, "only root gives files away"), arguments: [1, 3])
  func otherUsersGetNoWritePermission(count: Int) throws {
    let path = directory.absolute("workspace/Out/a.graphql.swift")
    let lock = try WorkspaceLock.take(root: root, for: .watch)
    let writer = OutputStore(root: root)
    for version in 0...count {
      _ = writer.apply(plan(["a.graphql.swift": "\(version)"]), holding: lock)
      while writer.prepare(holding: lock) {}
      if version > 0 { #expect(try FileSystem.status(path).permissions == 0o644, "version \(version)") }
      #expect(chmod(path, 0o666) == 0 && chown(path, 12345, 12345) == 0)
    }
  }

  /// While a private file is replaced, no other user can read the new bytes.
  @Test func newBytesOfPrivateFilesAreNeverReadable() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    #expect(chmod(directory.absolute("workspace/Out/a.graphql.swift"), 0o600) == 0)
    var permissions: [UInt32] = []
    let writer = OutputStore(root: root) { step in
      if case .fill(let path) = step, path.contains("/Out/"), let status = try? FileSystem.status(path) {
        permissions.append(status.permissions)
      }
      return .happens
    }
    #expect(writer.apply(plan(["a.graphql.swift": "2"]), prune: false).written == ["Out/a.graphql.swift"])
    #expect(permissions == [0o600])
  }

  /// A copy of a private file is private.
  @Test func copiesKeepPermissions() throws {
    _ = apply(plan(["a.graphql.swift": "1"]))
    try directory.write("workspace/Out/a.graphql.swift", generated("secret"))
    #expect(chmod(directory.absolute("workspace/Out/a.graphql.swift"), 0o600) == 0)
    _ = apply(plan(["a.graphql.swift": "2"]))
    let copy = directory.absolute("workspace/.mockd/replaced/Out/a.graphql.swift")
    #expect(try FileSystem.status(copy).permissions == 0o600)
  }
}

/// Ends a thread, and waits for its end.
private final class Stop: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value = false  // Guarded by the lock.
  private let ended = DispatchSemaphore(value: 0)

  var isSet: Bool { lock.withLock { value } }
  func end() { ended.signal() }

  func set() {
    lock.withLock { value = true }
    ended.wait()
  }
}
