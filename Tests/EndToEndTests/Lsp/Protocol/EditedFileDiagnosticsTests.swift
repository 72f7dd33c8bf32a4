import Foundation
import TestSupport
import Testing

/// Diagnostics for the edited file are published before diagnostics for other files.
@Suite struct EditedFileDiagnosticsTests {
  private static let fragment = "fragment Z on Character { name }"

  /// Returns an initialized session with the fragment open.
  private static func session() throws -> (TemporaryWorkspace, LspClient, URL) {
    let workspace = try StarWars.workspace([
      "graphql/A.graphql": "query A { hero { ...Z } }", "graphql/B.graphql": "query B { hero { nme } }",
      "graphql/Z.graphql": fragment,
    ])
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished("B.graphql: 0:17 1 graphql/FieldsOnCorrectType")
    let file = workspace.root.appending(path: "graphql/Z.graphql")
    try client.open(file, fragment)
    return (workspace, client, file)
  }

  @Test func theEditedFileIsPublishedFirst() throws {
    let (workspace, client, file) = try Self.session()
    try client.change(file, version: 2, "fragment Y on Character { nme }")
    #expect(try client.published().hasPrefix("Z.graphql v2: "))
    try client.expectPublished("A.graphql: 0:20 1 graphql/KnownFragmentNames")
    try client.change(file, version: 3, Self.fragment)
    try client.expectPublished("Z.graphql v3: ")
    try client.expectPublished("A.graphql: ")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// An edited schema comes first, since most diagnostics depend on it.
  @Test func theEditedSchemaIsPublishedFirst() throws {
    let (workspace, client, _) = try Self.session()
    let schema = workspace.root.appending(path: "graphql/schema.graphqls")
    try client.open(schema, StarWars.schema)
    // If edits are applied together, no file comes first.
    _ = try client.result("textDocument/documentSymbol", ["textDocument": ["uri": schema.absoluteString]])
    try client.change(schema, version: 2, StarWars.schema + "\ntype Added { a: Nothing }")
    try client.expectPublished("schema.graphqls v2: 6:16 1 schema/known-type-names")
    // Diagnostics of operations might be wrong.
    try client.expectPublished("B.graphql: ")
    try client.change(schema, version: 3, StarWars.schema)
    try client.expectPublished("schema.graphqls v3: ")
    try client.expectPublished("B.graphql: 0:17 1 graphql/FieldsOnCorrectType")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// Other open documents follow the edited schema, before all other files.
  @Test func openDocumentsFollowTheEditedSchema() throws {
    let workspace = try StarWars.workspace([
      "graphql/Hero.graphql": nil, "graphql/Details.graphql": nil,
      "graphql/A.graphql": "query A { hero { name ...Z } }", "graphql/Z.graphql": Self.fragment,
    ])
    let client = try LspClient()
    try client.initialize(workspace.root)
    let schema = workspace.root.appending(path: "graphql/schema.graphqls")
    try client.open(workspace.root.appending(path: "graphql/Z.graphql"), Self.fragment)
    try client.open(schema, StarWars.schema)
    _ = try client.result("textDocument/documentSymbol", ["textDocument": ["uri": schema.absoluteString]])
    try client.change(schema, version: 2, StarWars.schema.replacing(" name:", with: " title:"))
    #expect(try client.published() == "Z.graphql v1: 0:26 1 graphql/FieldsOnCorrectType")
    #expect(try client.published() == "A.graphql: 0:17 1 graphql/FieldsOnCorrectType")
    try client.change(schema, version: 3, StarWars.schema)
    #expect(try client.published() == "Z.graphql v1: ")
    #expect(try client.published() == "A.graphql: ")
    try client.end()
  }

  /// Comments suppress early diagnostics, too, and each diagnostic is published once.
  @Test func suppressedDiagnosticsAreNotPublished() throws {
    let (workspace, client, file) = try Self.session()
    let silenced = "fragment Z on Character {\n  # mockd:ignore graphql/FieldsOnCorrectType\n  nme\n}"
    try client.change(file, version: 2, silenced)
    try client.change(file, version: 3, silenced.replacing("nme", with: "nme\n  nme"))
    try client.expectPublished("Z.graphql v3: 3:2 1 graphql/FieldsOnCorrectType")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// Diagnostics in the file that an operation elsewhere causes stay published.
  @Test func diagnosticsCausedByOtherFilesStay() throws {
    let (workspace, client, file) = try Self.session()
    try client.change(file, version: 2, "fragment Z on Character { name @skip(if: $no) }")
    try client.expectPublished("Z.graphql v2: 0:41 1 graphql/NoUndefinedVariables")
    try client.change(file, version: 3, "fragment Z on Character { name @skip(if: $no) nme }")
    try client.expectPublished(
      "Z.graphql v3: 0:41 1 graphql/NoUndefinedVariables, 0:46 1 graphql/FieldsOnCorrectType")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// Diagnostics of other kinds in the file stay published.
  @Test func diagnosticsOfOtherKindsStay() throws {
    let workspace = try StarWars.workspace([
      "graphql/A.graphql": "query A { hero { x: name } }", "graphql/Z.graphql": "query Z { hero { x: id } }",
    ])
    let client = try LspClient()
    try client.initialize(workspace.root)
    try client.expectPublished("Z.graphql: 0:17 2 output/ambiguous-field")
    let file = workspace.root.appending(path: "graphql/Z.graphql")
    try client.open(file, "query Z { hero { x: id } }")
    try client.expectPublished("Z.graphql v1: 0:17 2 output/ambiguous-field")
    try client.change(file, version: 2, "query Z { hero { x: id } } ")
    try client.change(file, version: 3, "query Z { hero { x: nme } } ")
    try client.expectPublished("Z.graphql v3: 0:17 1 graphql/FieldsOnCorrectType")
    try client.end()
  }
}
