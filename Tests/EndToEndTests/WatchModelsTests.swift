import Foundation
import TestSupport
import Testing

/// `mockd watch` with models among its outputs.
@Suite struct WatchModelsTests {
  private static let configuration = StarWars.configuration.replacing(
    #""testMocks": { "path": "Mocks" }"#,
    with: #""testMocks": { "path": "Mocks/Test" }, "models": { "path": "Mocks/Models" }"#)

  @Test func anEditWritesDependentModels() throws {
    let watching = try Watching(try StarWars.workspace([".mockgen.json": Self.configuration]))
    let details = "graphql/Details.graphql"
    try watching.workspace.write(details, StarWars.details.replacing("id name", with: "id name friends { id }"))
    try watching.expectOutputsOfACleanRun()
    #expect(
      try watching.workspace.text("Mocks/Models/Fragments/Details.graphql.swift").contains("public struct Friend"))
    // Mocks have the field already: the fragment and the query that spreads it change.
    #expect(watching.changes == ["\(details) changed: 2 written"], "\(watching.mockd.printed)")
    // A description is part of the file of its type only.
    try watching.workspace.write("graphql/schema.graphqls", "\"A robot.\"\n" + StarWars.schema.droidFirst)
    try watching.expectOutputsOfACleanRun()
    #expect(try watching.workspace.text("Mocks/Models/Schema/Objects/Droid.graphql.swift").contains("/// A robot."))
    // Removing an operation removes its models.
    try FileManager.default.removeItem(at: watching.workspace.root.appending(path: "graphql/Hero.graphql"))
    try watching.expectOutputsOfACleanRun()
    #expect(try !watching.workspace.contents().keys.contains { $0.contains("HeroQuery") })
  }

  /// Outputs that others change are repaired; editable files are not.
  @Test func editableFilesAreKept() throws {
    let watching = try Watching(try StarWars.workspace([".mockgen.json": Self.configuration]))
    let (scalar, object) = (
      "Mocks/Models/Schema/CustomScalars/ID.swift", "Mocks/Models/Schema/Objects/Droid.graphql.swift"
    )
    let before = try watching.workspace.text(object)
    try watching.workspace.write(scalar, "public struct ID {}\n")
    try watching.workspace.write(object, "// @generated\n")
    try watching.sync()
    #expect(try watching.workspace.text(scalar) == "public struct ID {}\n")
    #expect(try watching.workspace.text(object) == before)
    try watching.workspace.write("graphql/Hero.graphql", StarWars.hero.replacing("name", with: "name id"))
    try watching.sync()
    #expect(try watching.workspace.text(scalar) == "public struct ID {}\n")
    let check = try MockdProcess.run(["check"], in: watching.workspace.root)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }
}

extension String {
  /// The schema with the definition of `Droid` in front.
  fileprivate var droidFirst: String {
    let lines = split(separator: "\n")
    let first = lines.filter { $0.contains("type Droid") }
    return (first + lines.filter { !$0.contains("type Droid") }).joined(separator: "\n")
  }
}
