import Foundation
import TestSupport
import Testing

/// `mockd watch` at work: edits of inputs, of the configuration and of outputs.
///
/// The tests of each watching fault:
/// - Foreign outputs, edited or changed by a branch switch (25): `foreignChangesOfOutputsAreRepaired` here and
///   `branchSwitch`; `OwnershipTests` for the writer. Deleted outputs (26): here.
/// - Disk full, read-only, EXDEV (27): `WriterFaultTests`, `OutputStoreTests`.
/// - Two watches (28): `WatchLockTests`; a child with the lock: `WorkspaceLockTests`.
/// - Inputs edited while they are read (29): `WatchSessionTests` and here. Signals (30): `WatchTerminationTests`.
/// - Killed anywhere (23): `WatchKillTests`, `WriterFaultTests`. Offline changes (33), half a schema (34): here.
/// - All others: `FileWatchingTests`.
@Suite struct WatchTests {
  @Test func aChangeWritesOnlyDependentOutputs() throws {
    let watching = try Watching(try StarWars.workspace())
    #expect(watching.mockd.lines[0].hasPrefix("watching 4 files: 4 written ("))
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try watching.expectOutputsOfACleanRun()
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id } # a comment")
    try watching.expectOutputsOfACleanRun()
    // The watch is not woken by its own writes.
    #expect(
      watching.changes == [
        "graphql/Details.graphql changed: 1 written", "graphql/Details.graphql changed: nothing to write",
      ], "\(watching.mockd.printed)")
    #expect(watching.mockd.errors.isEmpty)
    #expect(!watching.mockd.printed.contains("\u{1B}"))
  }

  @Test func pollingCanBeRequested() throws {
    let watching = try Watching(try StarWars.workspace(), ["--poll", "--format", "json"])
    #expect(watching.mockd.wait(for: "polling is enabled"), "\(watching.mockd.printed)")
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try watching.expectOutputsOfACleanRun()
    try watching.workspace.write("graphql/More/More.graphql", "query More { search(text: \"a\") { __typename } }")
    try watching.expectOutputsOfACleanRun()
  }

  @Test func createdMovedAndDeletedFilesAreFollowed() throws {
    let watching = try Watching(try StarWars.workspace())
    try watching.workspace.write("graphql/More.graphql", "query More { search(text: \"a\") { __typename } }")
    try watching.expectOutputsOfACleanRun()
    try FileManager.default.moveItem(
      at: watching.workspace.root.appending(path: "graphql/More.graphql"),
      to: watching.workspace.root.appending(path: "graphql/Other.graphql"))
    try watching.expectOutputsOfACleanRun()
    try FileManager.default.removeItem(at: watching.workspace.root.appending(path: "graphql/Other.graphql"))
    try watching.expectOutputsOfACleanRun()
    #expect(watching.changes.last?.hasPrefix("graphql/Other.graphql deleted: ") == true, "\(watching.changes)")
  }

  @Test func diagnosticsAppearAndAreResolved() throws {
    let watching = try Watching(try StarWars.workspace())
    let before = try watching.workspace.contents()
    try watching.workspace.write("graphql/Hero.graphql", "query Hero { hero { nme } }")
    try watching.sync()
    #expect(
      watching.lines.dropFirst() == [
        "graphql/Hero.graphql:1:21: error[graphql/FieldsOnCorrectType]: Cannot query field \"nme\" on type "
          + "\"Character\". Did you mean \"name\"?",
        "  1 | query Hero { hero { nme } }", "    |                     ^^^",
        "keeping the last good outputs until the errors are fixed",
      ])
    #expect(watching.changes == ["graphql/Hero.graphql changed: nothing written, 1 error"])
    // A diagnostic that only moves is not printed again, nor is the message about kept outputs.
    try watching.workspace.write("graphql/Hero.graphql", "\n\nquery Hero { hero { nme } }")
    try watching.sync()
    #expect(watching.lines.count == 6, "\(watching.lines)")
    try watching.workspace.write("graphql/Hero.graphql", StarWars.hero)
    try watching.sync()
    #expect(
      watching.lines.suffix(2) == [
        "resolved: graphql/Hero.graphql: error[graphql/FieldsOnCorrectType]: Cannot query field \"nme\" on type "
          + "\"Character\". Did you mean \"name\"?",
        "outputs are up to date again",
      ])
    let after = try watching.workspace.contents()
    // Spare files are created in idle time.
    let own = { (file: String) in file == ".mockd/standing" || file.hasPrefix(".mockd/spare/") }
    #expect(after.filter { !own($0.key) } == before.filter { !own($0.key) })
  }

  /// Fault 34.
  @Test func anIncompleteSchemaKeepsTheLastGoodOutputs() throws {
    let watching = try Watching(try StarWars.workspace())
    let before = try watching.workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
    let whole = StarWars.schema + "\ntype Planet { name: String! }\n"
    for length in stride(from: whole.count - 12, to: whole.count - 2, by: 3) {
      try watching.workspace.write("graphql/schema.graphqls", String(whole.prefix(length)))
      try watching.sync()
      #expect(try watching.workspace.contents().filter { $0.key.hasPrefix("Mocks/") } == before)
    }
    try watching.workspace.write("graphql/schema.graphqls", whole)
    try watching.expectOutputsOfACleanRun()
    #expect(watching.lines.count { $0.hasPrefix("keeping the last good outputs") } == 1)
    #expect(watching.lines.count { $0.hasPrefix("outputs are up to date again") } == 1)
  }

  /// Fault 33.
  @Test func changesBetweenWatchesAreFound() throws {
    let workspace = try StarWars.workspace()
    let first = try Watching(workspace)
    first.mockd.send(SIGKILL)
    #expect(first.mockd.status() == -SIGKILL)
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    try workspace.write(".mockd/cookie-left", "")
    let second = try Watching(workspace)
    #expect(second.mockd.lines[0].hasPrefix("watching 4 files: 1 written ("))
    try second.expectOutputsOfACleanRun()
    #expect(try workspace.contents().keys.filter { $0.contains("cookie") } == [])
  }

  @Test func configurationChangesNeedNoRestart() throws {
    let watching = try Watching(try StarWars.workspace())
    let moved = StarWars.configuration.replacing("graphql/*.graphql\"", with: "other/**/*.graphql\"")
    try watching.workspace.write("other/deep/Only.graphql", "query Only { hero { id } }")
    try watching.workspace.write(".mockgen.json", moved)
    try watching.expectOutputsOfACleanRun()
    try watching.workspace.write("other/deeper/down/New.graphql", "query New { search(text: \"\") { __typename } }")
    try watching.expectOutputsOfACleanRun()
    // A file that is no longer an input causes no round.
    let count = watching.changes.count
    try watching.workspace.write("graphql/Hero.graphql", "query {")
    try watching.sync()
    #expect(watching.changes.count == count)
    // A file that the configuration names need not exist.
    try watching.workspace.write(".mockgen.json", #"{ "version": 1, "apolloConfig": "apollo.json" }"#)
    try watching.sync()
    #expect(watching.mockd.printed.contains("config/missing-file"))
    #expect(watching.changes.last?.contains("nothing written because of errors in the configuration") == true)
    try watching.workspace.write(".mockgen.json", StarWars.configuration)
    try watching.workspace.write("graphql/Hero.graphql", StarWars.hero)
    try watching.expectOutputsOfACleanRun()
  }

  @Test func aBrokenConfigurationIsReported() throws {
    let workspace = try StarWars.workspace([".mockgen.json": "{"])
    let watching = try Watching(workspace)
    #expect(watching.mockd.printed.contains("config/syntax"), "\(watching.mockd.printed)")
    try workspace.write(".mockgen.json", StarWars.configuration)
    try watching.expectOutputsOfACleanRun()
    let before = try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
    #expect(before.count == 4)
    try FileManager.default.removeItem(at: workspace.root.appending(path: ".mockgen.json"))
    #expect(watching.mockd.wait(for: "input/unreadable"))
    #expect(try workspace.contents().filter { $0.key.hasPrefix("Mocks/") } == before)
    // Inputs of the last usable configuration are still watched.
    try workspace.write("graphql/Hero.graphql", "query Hero { hero { id } }")
    try workspace.write(".mockgen.json", StarWars.configuration)
    try watching.expectOutputsOfACleanRun()
  }

  /// Faults 25 and 26.
  @Test func foreignChangesOfOutputsAreRepaired() throws {
    let watching = try Watching(try StarWars.workspace())
    let workspace = watching.workspace
    let path = "Mocks/Human+Mock.graphql.swift"
    let text = try workspace.text(path)
    try FileManager.default.removeItem(at: workspace.root.appending(path: path))
    try watching.expectOutputsOfACleanRun()
    try workspace.write(path, text + "// my edit\n")
    try watching.expectOutputsOfACleanRun()
    #expect(try workspace.text(".mockd/replaced/" + path) == text + "// my edit\n")
    #expect(
      watching.changes == [
        path + " deleted by another process: 1 written", path + " changed by another process: 1 written",
      ])
    #expect(watching.lines.count { $0.contains("was saved as '.mockd/replaced/\(path)'") } == 1, "\(watching.lines)")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "Mocks"))
    try watching.expectOutputsOfACleanRun()
    // A foreign file stays and is reported until it is deleted.
    try workspace.write(path, "mine\n")
    try watching.sync()
    #expect(try workspace.text(path) == "mine\n")
    #expect(watching.mockd.printed.contains("output/not-ours"))
    try FileManager.default.removeItem(at: workspace.root.appending(path: path))
    try watching.expectOutputsOfACleanRun()
    #expect(watching.lines.contains { $0.hasPrefix("resolved: \(path): error[output/not-ours]") })
  }

  /// Fault 29 in practice: edits don't wait for the watch.
  @Test func editsDuringARoundAreHandled() throws {
    let watching = try Watching(try StarWars.workspace())
    for round in 0..<30 {
      let field = ["id", "name", "id name"][round % 3]
      try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { \(field) }")
      try watching.workspace.write("graphql/More\(round % 5).graphql", "query More\(round) { hero { ...Details } }")
      let version = round % 2 == 0 ? "1.15.0" : "2.4"
      let versioned = StarWars.configuration.replacing(
        "\"version\": 1,", with: "\"version\": 1, \"apolloVersion\": \"\(version)\",")
      if round % 7 == 0 { try watching.workspace.write(".mockgen.json", versioned) }
    }
    try watching.expectOutputsOfACleanRun()
  }

  /// A clean removes files that are not under version control.
  @Test func aRemovedStateFolderIsRecreated() throws {
    let watching = try Watching(try StarWars.workspace())
    let records = watching.workspace.root.appending(path: ".mockd")
    // By one rename, since the watch may be creating spare files there. It can still finish the present one.
    let away = watching.workspace.root.appending(path: "away")
    try FileManager.default.moveItem(at: records, to: away)
    for _ in 0..<100 where FileManager.default.fileExists(atPath: away.path) {
      try? FileManager.default.removeItem(at: away)
    }
    #expect(!FileManager.default.fileExists(atPath: away.path))
    try watching.workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
    #expect(watching.mockd.wait { $0.lines.count > 1 })
    try watching.expectOutputsOfACleanRun()
  }

  /// Outputs that others change while errors keep them are repaired when the errors are fixed.
  @Test func foreignChangesOfKeptOutputsAreRepaired() throws {
    let watching = try Watching(try StarWars.workspace())
    let workspace = watching.workspace
    let path = "Mocks/Human+Mock.graphql.swift"
    let text = try workspace.text(path)
    try workspace.write("graphql/Details.graphql", "fragment Details on Character { nme }")
    try watching.sync()
    try workspace.write(path, text + "// my edit\n")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "Mocks/Droid+Mock.graphql.swift"))
    try watching.sync()
    #expect(watching.changes.count == 1, "\(watching.changes)")
    try workspace.write("graphql/Details.graphql", StarWars.details)
    try watching.expectOutputsOfACleanRun()
    #expect(try workspace.text(".mockd/replaced/" + path) == text + "// my edit\n")
    #expect(watching.changes.count == 2, "\(watching.changes)")
  }

  /// A project with errors keeps its outputs, and no others.
  @Test func onlyProjectsWithErrorsKeepOutputs() throws {
    let project = { (name: String) in
      """
      { "name": "\(name)", "schema": ["graphql/*.graphqls"], "operations": ["\(name)/*.graphql"],
        "namespace": "\(name)API", "outputs": { "testMocks": { "path": "Mocks/\(name)" } } }
      """
    }
    let workspace = try StarWars.workspace([
      ".mockgen.json": #"{ "version": 1, "projects": [\#(project("one")), \#(project("two"))] }"#,
      "one/Q.graphql": "query Q { hero { id } }", "two/Q.graphql": "query Q { hero { id } }",
    ])
    let watching = try Watching(workspace)
    try workspace.write("one/Q.graphql", "query Q { hero { nme } }")
    try watching.sync()
    let kept = try workspace.contents().filter { $0.key.hasPrefix("Mocks/one/") }
    try workspace.write("two/Q.graphql", "query Q { hero { name } }")
    try watching.sync()
    #expect(watching.changes.last?.hasPrefix("two/Q.graphql changed: 2 written") == true, "\(watching.changes)")
    #expect(try workspace.contents().filter { $0.key.hasPrefix("Mocks/one/") } == kept)
    #expect(
      watching.lines.contains("keeping the last good outputs of one until the errors are fixed"), "\(watching.lines)")
    try workspace.write("one/Q.graphql", "query Q { hero { name } }")
    try watching.expectOutputsOfACleanRun()
    #expect(watching.changes.count == 3, "\(watching.changes)")
  }
}
