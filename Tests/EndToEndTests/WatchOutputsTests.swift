import Foundation
import TestSupport
import Testing

/// Outputs that others damage while `mockd watch` runs: it reports success only if `mockd check` does, too.
@Suite struct WatchOutputsTests {
  private static func configuration(_ outputs: String) -> String {
    StarWars.configuration.replacing(#""testMocks": { "path": "Mocks" }"#, with: outputs)
  }

  @Test(arguments: [
    (
      #""models": { "path": "Models" }"#,
      ["Models/Schema/SchemaConfiguration.swift", "Models/Schema/CustomScalars/ID.swift"]
    ),
    (
      #""models": { "path": "Models" }, "operations": { "relative": { "subpath": "Generated/Here" } }"#,
      ["graphql/Generated/Here/HeroQuery.graphql.swift"]
    ),
    (
      #""models": { "path": "Models" }, "operations": { "relative": { "subpath": "" } }"#,
      ["graphql/HeroQuery.graphql.swift"]
    ),
    (#""testMocks": { "path": "." }"#, ["Query+Mock.graphql.swift"]),
  ])
  func deletedOutputsAreRestored(_ outputs: String, _ paths: [String]) throws {
    let watching = try Watching(try StarWars.workspace([".mockgen.json": Self.configuration(outputs)]))
    let before = try watching.workspace.contents()
    for path in paths { try FileManager.default.removeItem(at: watching.workspace.root.appending(path: path)) }
    try watching.sync()
    for path in paths { #expect(try watching.workspace.contents()[path] == before[path], "\(path)") }
    // One round, or one for each file.
    let rounds = watching.changes.map { $0.components(separatedBy: " deleted by another process: ") }
    #expect(rounds.flatMap { $0[0].components(separatedBy: ", ") }.sorted() == paths.sorted())
    #expect(rounds.allSatisfy { $0.last == "\($0[0].components(separatedBy: ", ").count) written" }, "\(rounds)")
    let check = try MockdProcess.run(["check"], in: watching.workspace.root)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  /// The watch doesn't report its outputs beside operations as changes.
  @Test func ownWritesBesideOperationsAreNoChanges() throws {
    let outputs = #""models": { "path": "Models" }, "operations": { "relative": {} }"#
    let watching = try Watching(try StarWars.workspace([".mockgen.json": Self.configuration(outputs)]))
    try watching.workspace.write("graphql/Hero.graphql", StarWars.hero.replacing("name", with: "name id"))
    try watching.sync()
    let path = "graphql/HeroQuery.graphql.swift"
    try watching.workspace.write(path, "// @generated\n")
    try watching.sync()
    #expect(try watching.workspace.text(path).contains("struct HeroQuery"))
    #expect(
      watching.changes == ["graphql/Hero.graphql changed: 1 written", "\(path) changed by another process: 1 written"])
  }

  @Test(arguments: [[], ["--poll"]], ["file", "link"]) func anOutputFolderIsCreatedOnceItsPathIsFree(
    _ arguments: [String], _ obstacle: String
  ) throws {
    let configuration = Self.configuration(#""testMocks": { "path": "Mocks/Test" }"#)
    let watching = try Watching(try StarWars.workspace([".mockgen.json": configuration]), arguments)
    let folder = watching.workspace.root.appending(path: "Mocks")
    // While the watch is stopped, it can't refill the folder before the deletion.
    watching.mockd.send(SIGSTOP)
    try FileManager.default.removeItem(at: folder)
    if obstacle == "file" {
      try watching.workspace.write("Mocks", "")
    } else {
      try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: "nowhere")
    }
    watching.mockd.send(SIGCONT)
    try watching.sync()
    #expect(watching.mockd.wait(for: "[output/unsafe-path]"), "\(watching.mockd.printed)")
    try FileManager.default.removeItem(at: folder)
    #expect(watching.mockd.wait(for: "resolved: Mocks"), "\(watching.mockd.printed)")
    try watching.sync()
    #expect(try watching.workspace.contents().keys.filter { $0.hasPrefix("Mocks/Test/") }.count == StarWars.mocks.count)
  }

  /// The outputs are correct, but lie in a forbidden location.
  @Test func outputsMovedOutOfTheWorkspaceAreReported() throws {
    let watching = try Watching(try StarWars.workspace())
    let outside = try TemporaryWorkspace()
    let (folder, moved) = (watching.workspace.root.appending(path: "Mocks"), outside.root.appending(path: "Mocks"))
    watching.mockd.send(SIGSTOP)
    try FileManager.default.moveItem(at: folder, to: moved)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: moved)
    watching.mockd.send(SIGCONT)
    #expect(watching.mockd.wait(for: "[output/unsafe-path]"), "\(watching.mockd.printed)")
    try watching.workspace.write("graphql/Hero.graphql", StarWars.hero.replacing("name", with: "name id"))
    try watching.sync()
    watching.mockd.send(SIGSTOP)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: moved, to: folder)
    watching.mockd.send(SIGCONT)
    #expect(watching.mockd.wait(for: "resolved: Mocks"), "\(watching.mockd.printed)")
    try watching.sync()
    try watching.expectOutputsOfACleanRun()
    // The watch still recognizes its writes.
    #expect(!watching.mockd.printed.contains("had been changed"), "\(watching.mockd.printed)")
  }

  @Test func removedOrphansAreResolved() throws {
    let watching = try Watching(try StarWars.workspace())
    let orphan = "Mocks/Gone+Mock.graphql.swift"
    try watching.workspace.write(orphan, try watching.workspace.text("Mocks/Query+Mock.graphql.swift"))
    #expect(watching.mockd.wait(for: "[output/orphaned]"), "\(watching.mockd.printed)")
    try FileManager.default.removeItem(at: watching.workspace.root.appending(path: orphan))
    #expect(watching.mockd.wait(for: "resolved: \(orphan)"), "\(watching.mockd.printed)")
  }

  /// While a user deletes a workspace, the watch refills no emptied folder.
  @Test func aDeletedWorkspaceIsNotRefilled() throws {
    let watching = try Watching(try StarWars.workspace())
    // The watch prepares files after its first round; a folder that grows can't be removed.
    try watching.sync()
    watching.mockd.send(SIGSTOP)
    for path in [".mockgen.json", ".mockd", "Mocks"] {
      try FileManager.default.removeItem(at: watching.workspace.root.appending(path: path))
    }
    watching.mockd.send(SIGCONT)
    #expect(watching.mockd.wait(for: "[input/unreadable]"), "\(watching.mockd.printed)")
    for path in [".mockd", "Mocks"] {
      #expect(!FileManager.default.fileExists(atPath: watching.workspace.root.appending(path: path).path))
    }
  }

  /// The watch waits for a workspace that is moved away, and creates nothing in its place.
  @Test func aMovedWorkspaceIsNotRecreated() throws {
    let outer = try TemporaryWorkspace()
    let (root, away) = (outer.root.appending(path: "project"), outer.root.appending(path: "away"))
    for (path, text) in try StarWars.workspace().contents() { try outer.write("project/" + path, text) }
    let mockd = try RunningMockd(["watch"], in: root)
    try #require(mockd.wait(for: "watching "), "\(mockd.printed)\(mockd.errors)")
    try FileManager.default.moveItem(at: root, to: away)
    #expect(mockd.wait(for: "[input/unreadable]"), "\(mockd.printed)")
    #expect(!FileManager.default.fileExists(atPath: root.path))
    try FileManager.default.moveItem(at: away, to: root)
    #expect(mockd.wait(for: "resolved: .mockgen.json"), "\(mockd.printed)")
    try outer.write("project/graphql/Hero.graphql", "query Hero { hero { id } }")
    let run = try MockdProcess.run(["sync", "--check"], in: root)
    #expect(run.status == 0, "\(run.errors)\(mockd.printed)")
  }
}
