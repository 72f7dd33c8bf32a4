import Foundation
import TestSupport
import Testing

/// One process writes in a workspace (fault 28). The others name it, and do everything else.
@Suite struct WatchLockTests {
  @Test func aSecondWatchWaitsAndTakesOver() throws {
    let first = try Watching(try StarWars.workspace())
    let second = try RunningMockd(["watch"], in: first.workspace.root)
    #expect(second.wait(for: "watching 4 files: checked, not written"), "\(second.printed)")
    #expect(second.lines[0].contains("`mockd watch` (process \(first.mockd.processID)) writes in this workspace"))
    try first.workspace.write("graphql/Details.graphql", "fragment Details on Character { id nme }")
    #expect(second.wait(for: "error[graphql/FieldsOnCorrectType]"))
    try first.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    #expect(second.wait(for: "resolved: "))
    try first.expectOutputsOfACleanRun()
    first.mockd.send(SIGKILL)
    #expect(second.wait(for: "Writing outputs from now on"))
    try first.workspace.write("graphql/Details.graphql", "fragment Details on Character { name }")
    try first.expectOutputsOfACleanRun()
    // Written after the event, or with the changes found at the takeover.
    #expect(second.wait(for: ": 2 written"), "\(second.printed)")
  }

  @Test func onlyOneOfManyWatchesWrites() throws {
    let workspace = try StarWars.workspace()
    let watches = try (0..<4).map { _ in try RunningMockd(["watch"], in: workspace.root) }
    for watch in watches { #expect(watch.wait(for: "watching 4 files")) }
    #expect(watches.count { $0.printed.contains("checked, not written") } == 3)
    for watch in watches {
      watch.send(SIGTERM)
      #expect(watch.status() == 0)
    }
  }

  @Test func checkWorksDuringAWatch() throws {
    let watching = try Watching(try StarWars.workspace())
    let run = try MockdProcess.run(["check"], in: watching.workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func generateDelegatesToTheWatch() throws {
    let watching = try Watching(try StarWars.workspace())
    let (workspace, process) = (watching.workspace, watching.mockd.processID)
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.errors.hasPrefix("mockd: 4 outputs up to date, written by `mockd watch` (process \(process)) ("))
    try watching.expectOutputsOfACleanRun()
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { nme }")
    let broken = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(broken.status == 1)
    #expect(broken.output.contains("error[graphql/FieldsOnCorrectType]"))
    let prune = try MockdProcess.run(["generate", "--prune"], in: workspace.root)
    #expect(prune.status == 1)
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    let pruned = try MockdProcess.run(["generate", "--prune"], in: workspace.root)
    #expect(pruned.status == 1)
    #expect(pruned.output.contains("error[output/locked]"), "\(pruned.output)")
    #expect(pruned.output.contains("`mockd watch` (process \(process))"))
  }

  /// A process that only resembles the holder does not hold the lock.
  @Test func staleLocksAreIgnored() throws {
    let workspace = try StarWars.workspace([".mockd/lock": "1\nwatch\n"])
    let sync = try MockdProcess.run(["sync"], in: workspace.root)
    #expect(sync.status == 1)
    #expect(sync.errors == "mockd: Neither `mockd watch` nor `mockd lsp` writes in this workspace\n")
    let watching = try Watching(workspace)
    #expect(watching.mockd.lines[0].hasPrefix("watching 4 files: 4 written ("))
  }
}
