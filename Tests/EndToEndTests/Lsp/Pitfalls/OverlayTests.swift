import Foundation
import TestSupport
import Testing

/// 8. Open buffers overlay the disk. Events from the system and from the client are one change.
@Suite struct OverlayTests {
  private static let broken = "query Hero { hero { nme } }"
  private static let found = "0:20 1 graphql/FieldsOnCorrectType"

  private static func reportChanges(_ client: LspClient, _ files: URL...) throws {
    let changes = files.map { ["uri": $0.absoluteString, "type": 2] as [String: Any] }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
  }

  /// Writes a file as editors do: atomically.
  private static func save(_ workspace: TemporaryWorkspace, _ path: String, _ text: String) throws {
    try workspace.write(path + ".new", text)
    try #require(rename(workspace.root.path + "/" + path + ".new", workspace.root.path + "/" + path) == 0)
  }

  /// Waits for the diagnostic of a file that is written last. By then, the diagnostics of earlier files are published.
  private static func settle(_ workspace: TemporaryWorkspace, _ client: LspClient, _ name: String) throws {
    try Self.save(workspace, "graphql/\(name).graphql", "query \(name) { hero { nme } }")
    try client.expectPublished("\(name).graphql: 0:\(name.count + 16) 1 graphql/FieldsOnCorrectType")
  }

  @Test func openBuffersOverrideTheDisk() throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    try client.open(hero, Self.broken)
    try client.expectPublished("Hero.graphql v1: \(Self.found)")
    // A file that changes beneath its buffer has no effect, even if it would fix the error.
    try Self.save(workspace, "graphql/Hero.graphql", StarWars.hero + "\n")
    try Self.reportChanges(client, hero)
    try Self.settle(workspace, client, "A")
    try FileManager.default.removeItem(at: hero)
    try Self.reportChanges(client, hero)
    try Self.settle(workspace, client, "B")
    // Saving the buffer's text is not a change.
    try Self.save(workspace, "graphql/Hero.graphql", Self.broken)
    try client.notify("textDocument/didSave", ["textDocument": ["uri": hero.absoluteString]])
    try Self.reportChanges(client, hero)
    try Self.settle(workspace, client, "C")
    try client.close(hero)
    try Self.settle(workspace, client, "D")
    try Self.save(workspace, "graphql/Hero.graphql", StarWars.hero)
    try client.expectPublished("Hero.graphql: ")
    try client.end()
  }

  @Test func oneChangeIsPublishedOnce() throws {
    let workspace = try StarWars.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    let hero = workspace.root.appending(path: "graphql/Hero.graphql")
    for (index, text) in [Self.broken, StarWars.hero, Self.broken, StarWars.hero].enumerated() {
      try Self.save(workspace, "graphql/Hero.graphql", text)
      for _ in 0..<3 { try Self.reportChanges(client, hero) }
      try client.expectPublished("Hero.graphql: " + (index.isMultiple(of: 2) ? Self.found : ""))
    }
    // Unchanged, missing and unrelated files have no diagnostics to publish.
    for _ in 0..<3 {
      try Self.reportChanges(
        client, hero, workspace.root.appending(path: "graphql/None.graphql"), URL(filePath: "/etc/hostname"),
        workspace.root)
    }
    try Self.save(workspace, "graphql/Hero.graphql", StarWars.hero)
    try Self.settle(workspace, client, "Last")
    try client.end()
  }

  /// The buffer of a missing file counts as a file.
  @Test func unsavedNewFilesAreIncluded() throws {
    let workspace = try StarWars.workspace(["graphql/Hero.graphql": "query Hero { hero { ...New } }"])
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished("Hero.graphql: 0:23 1 graphql/KnownFragmentNames")
    let new = workspace.root.appending(path: "graphql/New.graphql")
    try client.open(new, "fragment New on Character { name }")
    try client.expectPublished("Hero.graphql: ")
    try client.close(new)
    try client.expectPublished("Hero.graphql: 0:23 1 graphql/KnownFragmentNames")
    try Self.save(workspace, "graphql/New.graphql", "fragment New on Character { name }")
    try client.expectPublished("Hero.graphql: ")
    try client.end()
  }
}
