import Foundation
import TestSupport
import Testing

/// `mockd sync`: a barrier for scripts.
@Suite struct SyncTests {
  @Test func aMissingWatchIsReported() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["sync"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.errors == "mockd: Neither `mockd watch` nor `mockd lsp` writes in this workspace\n")
  }

  @Test func theStateOfTheWorkspaceIsReported() throws {
    let watching = try Watching(try StarWars.workspace())
    func sync(_ arguments: [String] = []) throws -> MockdProcess.Result {
      try MockdProcess.run(["sync"] + arguments, in: watching.workspace.root)
    }
    let who = "mockd: `mockd watch` (process \(watching.mockd.processID)) has processed all changes: "
    #expect(try sync(["--check"]).errors == who + "no errors\n")
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { nme }")
    let broken = try sync()
    #expect(broken.status == 0)
    #expect(broken.errors == who + "1 error, outputs not updated\n")
    #expect(try sync(["--check"]).status == 1)
  }

  @Test func filesThatCannotBeReadAreReported() throws {
    let watching = try Watching(try StarWars.workspace())
    try watching.workspace.write("graphql/Large.graphql", "")
    let file = try FileHandle(forWritingTo: watching.workspace.root.appending(path: "graphql/Large.graphql"))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let run = try MockdProcess.run(["sync"], in: watching.workspace.root)
    #expect(run.status == 1)
    #expect(run.errors.contains("has processed all changes: 1 error, "), "\(run.errors)")
    #expect(run.errors.contains("1 file could not be read or written, outputs not updated\n"), "\(run.errors)")
    #expect(
      run.errors.contains("mockd: graphql/Large.graphql: This file is not read, because it is larger than 64 MiB\n"),
      "\(run.errors)")
    try FileManager.default.removeItem(at: watching.workspace.root.appending(path: "graphql/Large.graphql"))
    #expect(try MockdProcess.run(["sync"], in: watching.workspace.root).status == 0)
  }

  /// When it returns, the outputs of all earlier changes are written.
  @Test func syncWaitsForEarlierEdits() throws {
    let watching = try Watching(try StarWars.workspace())
    for round in 0..<20 {
      let fields = round % 2 == 0 ? "id" : "id name"
      try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { \(fields) }")
      try watching.workspace.write("graphql/Hero.graphql", "query Hero { hero { ...Details } }")
      try watching.sync()
      let mock = try watching.workspace.text("Mocks/Human+Mock.graphql.swift")
      #expect(mock.contains("name") == (round % 2 == 1))
    }
  }

  @Test func concurrentSyncsAreAnswered() throws {
    let watching = try Watching(try StarWars.workspace())
    let syncs = try (0..<8).map { _ in try RunningMockd(["sync"], in: watching.workspace.root) }
    for sync in syncs { #expect(sync.status() == 0, "\(sync.errors)") }
    #expect(try watching.workspace.contents().keys.filter { $0.contains("cookie") } == [])
  }

  /// `git clean` removes the lock, although the watch may still run.
  @Test func syncWaitsForARemovedLock() throws {
    let watching = try Watching(try StarWars.workspace())
    for round in 0..<5 {
      // The watch creates it again, perhaps during the removal.
      try? FileManager.default.removeItem(at: watching.workspace.root.appending(path: ".mockd"))
      let fields = round % 2 == 0 ? "id" : "id name"
      try watching.workspace.write("graphql/Hero.graphql", "query Hero { hero { ...Details } }")
      try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { \(fields) }")
      try watching.sync()
      let mock = try watching.workspace.text("Mocks/Human+Mock.graphql.swift")
      #expect(mock.contains("name") == (round % 2 == 1), "\(mock)")
    }
  }

  /// A process answers only for configurations that it reads.
  @Test func syncUsesTheConfigurationOfTheWatch() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("other.json", StarWars.configuration.replacing(#""Mocks""#, with: #""Others""#))
    let watching = try Watching(workspace)
    let who = "`mockd watch` (process \(watching.mockd.processID))"
    let sync = try MockdProcess.run(["sync", "--config", "other.json"], in: workspace.root)
    #expect(sync.status == 1)
    #expect(
      sync.errors.hasPrefix("mockd: \(who) writes the outputs of '.mockgen.json' instead of 'other.json'"))
    let generate = try MockdProcess.run(["generate", "--config", "other.json"], in: workspace.root)
    #expect(generate.status == 1)
    #expect(generate.output.contains("\(who) writes the outputs of '.mockgen.json' in this workspace; stop it"))
    #expect(try MockdProcess.run(["sync", "--config", ".mockgen.json"], in: workspace.root).status == 0)
  }

  /// A configuration that is a link describes the folder that contains the link, under any name.
  @Test func aConfigurationMayBeALink() throws {
    let workspace = try StarWars.workspace()
    let (file, target) = (workspace.root.appending(path: ".mockgen.json"), "shared/settings.json")
    try workspace.write(target, StarWars.configuration)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    let watching = try Watching(workspace)
    for arguments in [[], ["--config", ".mockgen.json"], ["--config", "."]] {
      let run = try MockdProcess.run(["sync", "--check"] + arguments, in: workspace.root)
      #expect(run.status == 0, "\(arguments): \(run.errors)\(watching.mockd.printed)")
    }
  }

  /// A stopped watch does not answer.
  @Test func syncRespectsItsTimeout() throws {
    let watching = try Watching(try StarWars.workspace())
    watching.mockd.send(SIGSTOP)
    let run = try MockdProcess.run(["sync", "--timeout", "0.2"], in: watching.workspace.root)
    #expect(run.status == 1)
    #expect(run.errors.contains("did not process all changes within 0.2 seconds"))
    let waiting = try RunningMockd(["sync"], in: watching.workspace.root)
    watching.mockd.send(SIGKILL)
    #expect(waiting.status() == 1)
    #expect(waiting.wait { $0.errors.contains("Neither `mockd watch`") || $0.errors.contains("has ended") })
    #expect(try watching.workspace.contents().keys.filter { $0.contains("cookie") } == [])
  }
}
