import BuildGraph
import FileAccess
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

/// Replaced outputs are filled again, and no other process notices.
@Suite(.enabled(if: Platform.detectsReaders, Comment(rawValue: Platform.readers)))
struct FilePoolTests {
  private let directory: TestDirectory
  private let writer: OutputStore

  init() throws {
    directory = try TestDirectory()
    writer = OutputStore(root: directory.path)
  }

  private func pooledFiles() -> [String: String] { directory.files(FilePool.folder) }

  /// Writes one version after the other under one lock, and looks at the workspace after each.
  private func write(_ versions: [String], inspect: (Int) throws -> Void) throws {
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    let writer = OutputStore(root: directory.path)
    for (index, version) in versions.enumerated() {
      let scope: Set<String>? = index == 0 ? nil : ["Out/a.graphql.swift"]
      let outcome = writer.apply(plan(["a.graphql.swift": version]), only: scope, holding: lock)
      #expect(outcome.written == ["Out/a.graphql.swift"])
      #expect(outcome.diagnostics.isEmpty)
      #expect(directory.text("Out/a.graphql.swift") == generated(version))
      try inspect(index)
    }
  }

  private func inode() throws -> UInt64 { try FileSystem.status(directory.absolute("Out/a.graphql.swift")).inode }

  @Test func replacementsAlternateBetweenTwoFiles() throws {
    var inodes: [UInt64] = []
    try write(["1", String(repeating: "long ", count: 2000), "3", "4", "5"]) { _ in inodes.append(try inode()) }
    // The first replacement makes a file, and from then on two are enough.
    #expect(inodes[2] == inodes[0] && inodes[3] == inodes[1] && inodes[4] == inodes[0])
    #expect(Set(inodes).count == 2)
    #expect(pooledFiles().count == 1)
  }

  /// A process that has an output open reads its old bytes to the end.
  @Test(arguments: ["open", "mapped"])
  func openReadersKeepTheOldBytes(_ how: String) throws {
    var handle: FileHandle?
    var mapped: Data?
    try write(["1", "2", "3", "4"]) { index in
      let path = directory.absolute("Out/a.graphql.swift")
      if index == 1 {
        if how == "open" { handle = FileHandle(forReadingAtPath: path) }
        if how == "mapped" { mapped = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped) }
      }
    }
    let seen = try handle?.readToEnd() ?? mapped
    #expect(seen.map { String(decoding: $0, as: UTF8.self) } == generated("2"))
  }

  /// Backups that share storage with outputs are not written to.
  @Test func hardLinksKeepTheOldBytes() throws {
    let copy = directory.absolute("copy.swift")
    try write(["1", "2", "3", "4"]) { index in
      if index == 1 {
        try FileManager.default.linkItem(atPath: directory.absolute("Out/a.graphql.swift"), toPath: copy)
      }
    }
    #expect(directory.text("copy.swift") == generated("2"))
  }

  @Test func permissionsAreKept() throws {
    try write(["1", "2", "3", "4"]) { index in
      let path = directory.absolute("Out/a.graphql.swift")
      if index == 0 { try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path) }
      let permissions = try FileSystem.status(path).permissions
      #expect(permissions == 0o640)
    }
  }

  /// The next process takes over the files of the pool, and leaves other files alone.
  @Test func aNewProcessFindsThePool() throws {
    try write(["1", "2"]) { _ in }
    for name in ["notes.txt", "\(Int.max)", "007", "-1"] { try directory.write(FilePool.folder + "/" + name, "mine") }
    let before = pooledFiles().count
    try write(["3", "4", "5"]) { _ in }
    for name in ["notes.txt", "\(Int.max)", "007", "-1"] { #expect(pooledFiles()[name] == "mine") }
    #expect(pooledFiles().count == before)
  }

  /// A folder that leads elsewhere is not used.
  @Test func linkedPoolFoldersAreNotUsed() throws {
    try directory.write("Sources/0", "mine")
    try directory.makeDirectory(StateDirectory.name)
    try directory.link(FilePool.folder, to: directory.absolute("Sources"))
    try write(["1", "2", "3"]) { _ in }
    #expect(directory.files("Sources") == ["0": "mine"])
  }

  /// Only a regular file with one name is filled.
  @Test(arguments: ["link", "directory", "second name"])
  func onlyRegularFilesOfThePoolAreUsed(_ kind: String) throws {
    try directory.write("precious", "mine")
    try directory.makeDirectory(FilePool.folder)
    let place = FilePool.folder + "/0"
    switch kind {
    case "link": try directory.link(place, to: directory.absolute("precious"))
    case "directory": try directory.makeDirectory(place)
    default:
      try FileManager.default.linkItem(
        atPath: directory.absolute("precious"), toPath: directory.absolute(place))
    }
    try write(["1", "2", "3"]) { _ in }
    #expect(directory.text("precious") == "mine")
  }

  /// However many outputs change, few files are kept.
  @Test func thePoolIsBounded() throws {
    let names = (0..<FilePool.limit + 20).map { "f\($0).graphql.swift" }
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    for version in ["1", "2", "3"] {
      let files = Dictionary(uniqueKeysWithValues: names.map { ($0, version) })
      let outcome = writer.apply(plan(files), holding: lock)
      #expect(outcome.written.count == names.count)
      #expect(pooledFiles().count <= FilePool.limit)
    }
    #expect(directory.outputs == Dictionary(uniqueKeysWithValues: names.map { ("Out/\($0)", generated("3")) }))
  }

  /// A deleted pool is not created again, since the user may be deleting the workspace.
  @Test func aDeletedPoolIsNotRecreated() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("f\($0).graphql.swift", "1") })
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    _ = writer.apply(plan(files), holding: lock)
    for _ in 0..<5 { _ = writer.prepare(holding: lock) }
    try FileManager.default.removeItem(atPath: directory.absolute(FilePool.folder))
    while writer.prepare(holding: lock) {}
    #expect(!FileManager.default.fileExists(atPath: directory.absolute(FilePool.folder)))
  }

  /// As many as outputs can change at once are made while there is nothing to do, and then no more.
  @Test func spareFilesAreCreatedInAdvance() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("f\($0).graphql.swift", "1") })
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    _ = writer.apply(plan(files), holding: lock)
    var count = 0
    while writer.prepare(holding: lock), count < 100 { count += 1 }
    #expect(count == 30)
    let inodes = Set(
      try pooledFiles().keys.map { try FileSystem.status(directory.absolute(FilePool.folder + "/" + $0)).inode })
    #expect(inodes.count == 30)
    // They become the outputs, and the outputs become spare files.
    let outcome = writer.apply(
      plan(files.mapValues { _ in "2" }), only: Set(files.keys.map { "Out/" + $0 }), holding: lock)
    #expect(outcome.written.count == 30)
    let outputs = Set(try files.keys.map { try FileSystem.status(directory.absolute("Out/" + $0)).inode })
    #expect(outputs == inodes)
    #expect(Set(pooledFiles().values) == [generated("1")])
    let isMissingMore = writer.prepare(holding: lock)
    #expect(!isMissingMore)
  }

  /// Outputs that have been replaced get back what they held when others that belong to the same state cannot be made.
  @Test func aFailedWriteRestoresAllOutputs() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("f\($0).graphql.swift", "1") })
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    _ = writer.apply(plan(files), holding: lock)
    while writer.prepare(holding: lock) {}
    let before = directory.outputs
    let next = plan(files.mapValues { _ in "2" }.merging(["new.graphql.swift": "2"]) { $1 })
    let scope = Set(next.projects[0].artifacts.map(\.path))
    writer.hook = { step in
      if case .fill(let path) = step, path.contains("/Out/") { .fails(ENOSPC) } else { .happens }
    }
    let outcome = writer.apply(next, only: scope, holding: lock)
    writer.hook = { _ in .happens }
    #expect(outcome.written == [])
    #expect(outcome.diagnostics.map(\.code) == [.outputUnwritable])
    #expect(directory.outputs == before)
    let again = writer.apply(next, only: scope, holding: lock)
    #expect(again.written.count == 31)
    #expect(again.diagnostics.isEmpty)
    #expect(Set(directory.outputs.values) == [generated("2")])
  }

  /// The same where one of several directories may not be written to.
  @Test func anUnwritableDirectoryRestoresAllOutputs() async {
    await #expect(processExitsWith: .success) {
      // Root may write everywhere.
      if getuid() == 0 {
        #expect(setgid(65534) == 0)
        #expect(setuid(65534) == 0)
      }
      #expect(getuid() != 0)
      try FilePoolTests().expectAllOrNothingOfDirectories()
    }
  }

  private func expectAllOrNothingOfDirectories() throws {
    let files = ["a.graphql.swift": "1", "Sub/b.graphql.swift": "1"]
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    _ = writer.apply(plan(files), holding: lock)
    while writer.prepare(holding: lock) {}
    let before = directory.outputs
    chmod(directory.absolute("Out/Sub"), 0o555)
    defer { chmod(directory.absolute("Out/Sub"), 0o755) }
    let next = plan(files.mapValues { _ in "2" })
    let scope = Set(next.projects[0].artifacts.map(\.path))
    let outcome = writer.apply(next, only: scope, holding: lock)
    #expect(outcome.written == [])
    #expect(outcome.diagnostics.map(\.location.file) == ["Out/Sub/b.graphql.swift"])
    #expect(directory.outputs == before)
    chmod(directory.absolute("Out/Sub"), 0o755)
    let again = writer.apply(next, only: scope, holding: lock)
    #expect(again.written.count == 2)
  }

  /// File systems on which files cannot trade places.
  @Test func filesAreReplacedWithoutExchange() throws {
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    let writer = OutputStore(root: directory.path) { step in
      if case .exchange = step { .fails(EINVAL) } else { .happens }
    }
    for version in ["1", "2", "3", "4"] {
      let outcome = writer.apply(plan(["a.graphql.swift": version]), holding: lock)
      #expect(outcome.written == ["Out/a.graphql.swift"])
      #expect(outcome.diagnostics.isEmpty)
      #expect(directory.text("Out/a.graphql.swift") == generated(version))
    }
    #expect(pooledFiles().count == 1)
  }

  /// An edit of the same size is noticed, even right after the output was written.
  @Test func editsAreNeverMistakenForWrittenBytes() throws {
    let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
    for round in 0..<40 {
      let outcome = writer.apply(
        plan(["a.graphql.swift": "\(100 + round)"]), only: round == 0 ? nil : ["Out/a.graphql.swift"], holding: lock)
      #expect(outcome.diagnostics.map(\.code) == (round == 0 ? [] : [.outputReplaced]), "round \(round)")
      // In place, so that the file stays the same one.
      let handle = try #require(FileHandle(forWritingAtPath: directory.absolute("Out/a.graphql.swift")))
      try handle.write(contentsOf: Data(generated("\(500 + round)").utf8))
      try handle.close()
    }
    let copies = directory.files(StateDirectory.replacedPath)
    #expect(Set(copies.values) == Set((500..<539).map { generated("\($0)") }))
  }

  /// Killed at any step, it leaves whole outputs, and the next run goes on.
  @Test func aCrashAtAnyStepKeepsWholeFiles() throws {
    var step = 0
    while true {
      let directory = try TestDirectory()
      var count = 0
      let stop = step
      let hook: (WriteStep) -> WriteFate = { _ in
        count += 1
        return count - 1 < stop ? .happens : .tears
      }
      let lock = try WorkspaceLock.take(root: directory.path, for: .watch)
      let dying = OutputStore(root: directory.path, hook: hook)
      for version in ["1", "2", "3"] {
        _ = dying.apply(plan(["a.graphql.swift": version]), holding: lock)
      }
      let texts = ["1", "2", "3"].map(generated)
      #expect(directory.text("Out/a.graphql.swift").map(texts.contains) ?? true)
      let whole = OutputStore(root: directory.path)
      for version in ["4", "5"] {
        let outcome = whole.apply(plan(["a.graphql.swift": version]), holding: lock)
        #expect(outcome.diagnostics.isEmpty)
        #expect(directory.outputs == ["Out/a.graphql.swift": generated(version)])
      }
      if count <= stop { break }
      step += 1
    }
    #expect(10 < step)
  }
}
