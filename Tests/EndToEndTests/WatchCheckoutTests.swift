import Foundation
import TestSupport
import Testing

/// Version control changes many files at once (faults 18 and 25).
@Suite struct WatchCheckoutTests {
  @Test func aBranchSwitchUpdatesAllOutputs() throws {
    let workspace = try StarWars.workspace([".gitignore": ".mockd\n"])
    for index in 0..<200 {
      try workspace.write("graphql/Q\(index).graphql", "query Q\(index) { hero { id } }")
    }
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try git(["init", "-q", "-b", "one"], workspace)
    try commit(workspace)
    try git(["checkout", "-q", "-b", "two"], workspace)
    for index in 0..<200 {
      try workspace.write("graphql/Q\(index).graphql", "query Q\(index) { hero { name friends { id } } }")
    }
    try workspace.write("graphql/schema.graphqls", StarWars.schema + "\ntype Planet { name: String! }")
    _ = try MockdProcess.run(["generate"], in: workspace.root)
    try commit(workspace)
    let watching = try Watching(workspace)
    for branch in ["one", "two", "one", "two", "one"] {
      try git(["checkout", "-q", branch], workspace)
      try watching.expectOutputsOfACleanRun()
      // The outputs of the branch match its sources, so they don't count as edited by others.
      #expect(try status(workspace) == "")
    }
    #expect(try !workspace.contents().keys.contains { $0.contains("/replaced/") }, "\(watching.mockd.printed)")
  }

  private func commit(_ workspace: TemporaryWorkspace) throws {
    try git(["add", "-A"], workspace)
    try git(["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "x"], workspace)
  }

  private func status(_ workspace: TemporaryWorkspace) throws -> String {
    try git(["status", "--porcelain"], workspace)
  }

  @discardableResult
  private func git(_ arguments: [String], _ workspace: TemporaryWorkspace) throws -> String {
    let run = try ProgramRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: workspace.root)
    #expect(run.status == 0)
    return run.output
  }
}
