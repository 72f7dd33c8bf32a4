import Foundation
import TestSupport
import Testing

/// Names in GraphQL that have another meaning in generated code: the code compiles, or a warning says why not.
struct NameClashTests {
  private func workspace(_ schema: String, _ operations: String, options: String = "{}") throws -> TemporaryWorkspace {
    try TemporaryWorkspace([
      "schema.graphqls": schema, "operations.graphql": operations,
      ".mockgen.json": """
      {"version": 1, "runtime": "mocksupport", "schema": ["*.graphqls"], "operations": ["*.graphql"],
       "namespace": "API", "options": \(options),
       "outputs": {
         "models": {"path": "Models"}, "testMocks": {"path": "Mocks"}, "placeholders": {"path": "Placeholders"},
         "stubs": {"path": "Stubs"}
       }}
      """,
    ])
  }

  // MARK: Correct code

  private static let schema = """
    type Query {
      await: Int other(i: In, await: Int, e: E, l: [E!]): String! node: Interface anyMock: AnyMock
      part: Fragment object: Object! either: Either pet: Pet
    }
    interface Interface { await: String node: Interface }
    interface AnyMock { id: ID! }
    interface Fragment { id: ID! }
    interface Object { id: ID! }
    interface Pet { id: ID! }
    type A implements Interface & AnyMock & Fragment & Object & Pet {
      await: String node: Interface id: ID! pet: Pet! pets: [Pet]
    }
    union Either = A
    input In { await: Int! old: E = OLD other: Int }
    enum E { OLD @deprecated NEW }
    """

  private static let operations = """
    query Q($await: Int, $i: In = {await: 1, old: OLD}, $e: E = OLD, $n: E! = OLD, $l: [E!] = [OLD, NEW]) {
      await x: other(i: $i, await: $await, e: $e) y: other(e: $n, l: $l) node { await node { await } }
      anyMock { id } part { id } object { id } top: pet { ...Pet ...await }
      either { ... on A { id first: pet { ...Pet } all: pets { ...await } } }
    }
    query Change @apollo_client_ios_localCacheMutation { pet { ...Class } }
    fragment Pet on Pet { id }
    fragment await on Pet { id ... on A { await } }
    fragment Class on Pet { id }
    """

  @Test(
    .enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)),
    arguments: ["nonisolated", "MainActor"])
  func correctedNamesCompile(isolation: String) throws {
    let workspace = try workspace(
      Self.schema, Self.operations,
      options: #"{"deprecatedEnumCases": "exclude", "appendSchemaTypeFilenameSuffix": true}"#)
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    try #require(run.status == 0 && !run.errors.contains("output/name-clash"), "\(run.output)\(run.errors)")
    let outputs = try CompiledOutputs(workspace, isolation: isolation)
    try outputs.compileModels()
    for folder in ["Mocks", "Placeholders", "Stubs"] { try outputs.check(folder, as: folder) }
  }

  // MARK: Warnings

  /// Each argument has the schema, the operations, and parts of the messages.
  @Test(arguments: [
    (
      "type Query { a(i: InputDict): Int } input InputDict { x: Int }", "query Q($i: InputDict) { a(i: $i) }",
      ["The model of 'InputDict' will not compile"]
    ),
    (
      "type Query { a: Livestream! b: LiveStream! } type Livestream { id: ID! } type LiveStream { url: String! }",
      "query Streams { a { id } b { url } }",
      [
        "'Livestream.graphql.swift' and 'LiveStream.graphql.swift'",
        "'Livestream+Mock.graphql.swift' and 'LiveStream+Mock.graphql.swift'",
      ]
    ),
    (
      "type Query { image: Image meta: SchemaMetadata } type Image { large: String! } type SchemaMetadata { v: Int! }",
      "query Images { image { ...Image } meta { v } } fragment Image on Image { large }",
      [
        "The models of 'Image' will not compile, because the type 'Image' has a file 'Image.graphql.swift', too",
        "The model of 'SchemaMetadata' will not compile",
      ]
    ),
    (
      "type Query { field: Field g: Gone! } type Field { id: ID! } enum Gone { A @deprecated }",
      "query Q { field { id } g }",
      ["Mocks that name 'Field' will not compile", "The model of 'Gone' will not compile"]
    ),
    (
      "type Query { kind: Kind a: Int } enum Kind { A }", "query Q { kind ...Kind } fragment Kind on Query { a }",
      ["The models of 'Kind' will not compile, because the type 'Kind' has the name 'Kind' in Swift, too"]
    ),
    (
      "type Query { a: Int }", "query One { ...one ...One } fragment one on Query { a } fragment One on Query { a }",
      ["'one' and 'One' have the same property"]
    ),
  ])
  func otherNamesAreReported(schema: String, operations: String, messages: [String]) throws {
    let workspace = try workspace(schema, operations, options: #"{"deprecatedEnumCases": "exclude"}"#)
    let run = try MockdProcess.run(["check"], in: workspace.root)
    let lines = (run.output + run.errors).split(separator: "\n").filter { $0.contains("output/name-clash") }
    for message in messages {
      #expect(lines.contains { $0.contains(message) } || (run.output + run.errors).contains(message), "\(lines)")
    }
    #expect(!lines.isEmpty)
  }

  @Test(arguments: ["Any", "Type", "Self"]) func reservedNamespacesAreReported(name: String) throws {
    let workspace = try TemporaryWorkspace([
      "schema.graphqls": "type Query { a: Int }", "operations.graphql": "query Q { a }",
      ".mockgen.json": """
      {"version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "\(name)",
       "outputs": {"testMocks": {"path": "Mocks", "module": "\(name)"}}}
      """,
    ])
    let run = try MockdProcess.run(["check"], in: workspace.root)
    let text = run.output + run.errors
    #expect(text.components(separatedBy: "Generated code that names '\(name)' will not compile").count == 3, "\(text)")
  }
}
