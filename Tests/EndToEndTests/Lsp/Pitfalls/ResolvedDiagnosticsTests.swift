import Foundation
import TestSupport
import Testing

/// 12. Resolved diagnostics are cleared, for each kind of resolution.
@Suite struct ResolvedDiagnosticsTests {
  private static let broken = "query Other { hero { nme } }"
  private static let found = "Other.graphql: 0:21 1 graphql/FieldsOnCorrectType"

  private static func session(
    _ other: String? = broken
  ) throws -> (workspace: TemporaryWorkspace, client: LspClient, other: URL) {
    let workspace = try StarWars.workspace(["graphql/Other.graphql": other])
    let client = try LspClient()
    try client.initialize(workspace.root)
    if other != nil { try client.expectPublished(found) }
    return (workspace, client, workspace.root.appending(path: "graphql/Other.graphql"))
  }

  @Test func fixingTheFileOnDiskClearsDiagnostics() throws {
    let (workspace, client, _) = try Self.session()
    try workspace.write("graphql/Other.graphql", "query Other { hero { name } }")
    try client.expectPublished("Other.graphql: ")
    try client.end()
  }

  @Test func fixingAnotherFileClearsDiagnostics() throws {
    let (workspace, client, _) = try Self.session()
    let schema = workspace.root.appending(path: "graphql/schema.graphqls")
    try client.open(schema, StarWars.schema.replacing("friends: [Character]", with: "nme: Int, friends: [Character]"))
    try client.expectPublished("Other.graphql: ")
    try client.close(schema)
    try client.expectPublished(Self.found)
    try client.end()
  }

  @Test func deletingTheFileClearsDiagnostics() throws {
    let (workspace, client, other) = try Self.session()
    try FileManager.default.removeItem(at: other)
    try client.expectPublished("Other.graphql: ")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  @Test func deletingAnOpenFileClearsDiagnostics() throws {
    let (workspace, client, other) = try Self.session()
    try client.open(other, Self.broken)
    try client.expectPublished("Other.graphql v1: 0:21 1 graphql/FieldsOnCorrectType")
    try FileManager.default.removeItem(at: other)
    try client.close(other)
    try client.expectPublished("Other.graphql: ")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  @Test func closingAnUnsavedFileClearsDiagnostics() throws {
    let (workspace, client, other) = try Self.session(nil)
    try client.open(other, Self.broken)
    try client.expectPublished("Other.graphql v1: 0:21 1 graphql/FieldsOnCorrectType")
    try client.close(other)
    try client.expectPublished("Other.graphql: ")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  @Test func movingTheFileMovesDiagnostics() throws {
    let (workspace, client, other) = try Self.session()
    try FileManager.default.moveItem(at: other, to: workspace.root.appending(path: "graphql/Moved.graphql"))
    let published = [try client.published(), try client.published()]
    #expect(published.sorted() == ["Moved.graphql: 0:21 1 graphql/FieldsOnCorrectType", "Other.graphql: "])
    try client.end()
  }

  @Test func excludingTheFileClearsDiagnostics() throws {
    let (workspace, client, _) = try Self.session()
    try workspace.write(
      ".mockgen.json",
      StarWars.configuration.replacing(#""graphql/*.graphql""#, with: #""graphql/*.graphql", "!graphql/Other.graphql""#)
    )
    try client.expectPublished("Other.graphql: ")
    try client.end()
  }

  @Test func aSuppressionClearsDiagnostics() throws {
    let (workspace, client, other) = try Self.session()
    try client.open(other, "# mockd:ignore graphql/FieldsOnCorrectType\n" + Self.broken)
    try client.expectPublished("Other.graphql v1: ")
    try client.close(other)
    try client.expectPublished(Self.found)
    try withExtendedLifetime(workspace) { try client.end() }
  }

  @Test func closingTheFolderClearsDiagnostics() throws {
    let (workspace, client, _) = try Self.session()
    let folder = ["uri": workspace.root.absoluteString, "name": "w"]
    try client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [Any](), "removed": [folder]]])
    try client.expectPublished("Other.graphql: ")
    try client.notify(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": [Any]()]])
    try client.expectPublished(Self.found)
    try client.end()
  }
}
