import Foundation
import TestSupport
import Testing

/// What is found where somebody types is told before what it means for other files.
@Suite struct EarlyFindingsTests {
  private static let conflict = "graphql/OverlappingFieldsCanBeMerged"

  private static func session(_ fragment: String) throws -> (TemporaryWorkspace, LspClient, URL) {
    let workspace = try StarWars.workspace([
      "graphql/A.graphql": "query A { hero { n: name ...Z } }", "graphql/Z.graphql": fragment,
    ])
    let client = try LspClient()
    try client.initialize(workspace.root)
    return (workspace, client, workspace.root.appending(path: "graphql/Z.graphql"))
  }

  @Test func theEditedFileIsTheFirst() throws {
    let (workspace, client, file) = try Self.session("fragment Z on Character { n: name }")
    try client.open(file, "fragment Z on Character { n: name }")
    try client.change(file, version: 2, "fragment Z on Character { n: nme }")
    try client.expectPublished("Z.graphql v2: 0:26 1 graphql/FieldsOnCorrectType")
    try client.expectPublished("A.graphql: 0:17 1 \(Self.conflict)")
    try client.change(file, version: 3, "fragment Z on Character { n: name }")
    try client.expectPublished("Z.graphql v3: ")
    try client.expectPublished("A.graphql: ")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// Comments that silence findings count, and what is found there is told once.
  @Test func silencedFindingsAreNotTold() throws {
    let (workspace, client, file) = try Self.session("fragment Z on Character { n: name }")
    try client.open(file, "fragment Z on Character { n: name }")
    let silenced = "fragment Z on Character {\n  # mockd:ignore graphql/FieldsOnCorrectType\n  n: nme\n}"
    try client.change(file, version: 2, silenced)
    try client.expectPublished("A.graphql: 0:17 1 \(Self.conflict)")
    try client.change(file, version: 3, silenced.replacing("n: nme", with: "n: nme\n  o: nme"))
    try client.expectPublished("Z.graphql v3: 3:2 1 graphql/FieldsOnCorrectType")
    try withExtendedLifetime(workspace) { try client.end() }
  }

  /// Findings of other kinds in the file neither go nor come back.
  @Test func whatOnlyTheWholeRoundFindsStays() throws {
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
