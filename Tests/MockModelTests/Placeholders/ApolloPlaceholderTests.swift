import BuildGraph
import Configuration
import Foundation
import Source
import TestSupport
import Testing

/// Placeholders and samples for Apollo's library compile without warnings. `MockSupport` stands in for that library,
/// since it has the same names.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
struct ApolloPlaceholderTests {
  @Test func placeholdersForApolloCompile() throws {
    let compiler = try #require(SwiftCompiler.current)
    let directory = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    var folders: [String: [String]] = [:]
    for artifact in try build().plan.artifacts {
      let file = directory.appending(path: artifact.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(artifact.bytes).write(to: file)
      folders[String(artifact.path.prefix { $0 != "/" }), default: []].append(file.path)
    }
    let arguments = [
      "-wmo", "-parse-as-library", "-swift-version", "6", "-module-alias", "ApolloAPI=MockSupport", "-I",
      try BuiltTool.modules().path, "-I", directory.path,
    ]
    let module = directory.appending(path: "API.swiftmodule").path
    let models = try compiler.run(
      ["-emit-module", "-module-name", "API", "-o", module] + arguments + (folders["Models"] ?? []))
    #expect(models.status == 0, "\(models.output)")
    for folder in ["Placeholders", "Stubs"] {
      let files = try #require(folders[folder])
      let result = try compiler.run(["-typecheck", "-warnings-as-errors", "-module-name", folder] + arguments + files)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  private func build() throws -> ProjectBuild {
    let text = """
      type Query { me: User! node(id: ID!, filter: Filter): Node }
      interface Node { id: ID! }
      type User implements Node { id: ID! email: String! age: Int! height: Float! isNew: Boolean! born: Date! kind: Kind! }
      scalar Date
      enum Kind { A B }
      input Filter { date: Date! kind: Kind! ids: [ID!]! count: Int! inner: Filter one: One! }
      input One @oneOf { one: One id: ID }
      """
    let operation = """
      query Q($id: ID!, $filter: Filter) {
        me { email age height isNew born kind ...F } node(id: $id, filter: $filter) { ...F ... on User { kind } }
      }
      fragment F on Node { id }
      """
    var project = Project()
    project.namespace = "API"
    project.outputs.models = ModelsOutput()
    project.outputs.models?.path = "Models"
    var placeholders = PlaceholdersOutput()
    placeholders.path = "Placeholders"
    placeholders.values.scalars = ["Date": .text("2020-01-31"), "ID": .integer(7)]
    placeholders.values.fields = ["isNew": .flag(true)]
    placeholders.values.usualNames = true
    placeholders.values.enums = .unknown
    project.outputs.placeholders = placeholders
    var stubs = StubsOutput()
    stubs.path = "Stubs"
    stubs.values = placeholders.values
    project.outputs.stubs = stubs
    project.options.selectionSetInitializers.operations = true
    project.options.selectionSetInitializers.namedFragments = true
    let build = ProjectBuilder.build(
      project,
      sources: ProjectSources(
        schema: [SourceFile(path: "a.graphqls", text: text)],
        operations: [SourceFile(path: "a.graphql", text: operation)]))
    #expect(build.plan.isComplete, "\(build.diagnostics)")
    return build
  }
}
