import Foundation
import TestSupport
import Testing

/// Editable files belong to their editors: mockd only creates missing ones.
struct EditableFilesTests {
  private static let files = [
    ".mockgen.json": """
    {
      "version": 1, "namespace": "API", "runtime": "mocksupport", "schema": ["*.graphqls"],
      "outputs": { "models": { "path": "Models" } }
    }
    """,
    "schema.graphqls": "type Query { now: Date, id: ID }\nscalar Date",
    "now.graphql": "query Now { now id }",
  ]
  private static let scalar = "Models/Schema/CustomScalars/Date.swift"
  private static let configuration = "Models/Schema/SchemaConfiguration.swift"

  /// - Parameter text: the edited file: with the header of generated files, without it, or empty.
  @Test(arguments: [
    "// @generated\n\nimport MockSupport\n\npublic struct Date {}\n", "public struct Date {}\n", "",
  ])
  func editedFilesAreNotOverwritten(text: String) throws {
    let workspace = try TemporaryWorkspace(Self.files)
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    #expect(try workspace.text(Self.scalar).contains("public typealias Date = String"))
    for path in [Self.scalar, Self.configuration] { try workspace.write(path, text) }

    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0, "\(check.output)")
    for arguments in [["generate"], ["generate", "--prune"]] {
      let run = try MockdProcess.run(arguments, in: workspace.root)
      #expect(run.status == 0 && !run.output.contains("Date.swift"), "\(run.output)\(run.errors)")
    }
    for path in [Self.scalar, Self.configuration] { #expect(try workspace.text(path) == text) }
    #expect(try !workspace.contents().keys.contains { $0.hasPrefix(".mockd/replaced") })
  }

  /// An unused scalar keeps its file, which may hold work.
  @Test func unusedEditableFilesAreKept() throws {
    let workspace = try TemporaryWorkspace(Self.files)
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    try workspace.write("now.graphql", "query Now { id }")
    for arguments in [["generate"], ["generate", "--prune"], ["check"]] {
      let run = try MockdProcess.run(arguments, in: workspace.root)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(try workspace.text(Self.scalar).contains("public typealias Date = String"))
    }
  }

  @Test func missingEditableFilesAreReportedAndCreated() throws {
    let workspace = try TemporaryWorkspace(Self.files)
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    try FileManager.default.removeItem(at: workspace.root.appending(path: Self.scalar))
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 1)
    #expect(check.output.contains(Self.scalar) && check.output.contains("does not exist"), "\(check.output)")
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    #expect(try workspace.text(Self.scalar).contains("public typealias Date = String"))
  }
}
