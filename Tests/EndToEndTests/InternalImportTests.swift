import Foundation
import TestSupport
import Testing

/// Generated code compiles with the upcoming feature `InternalImportsByDefault`, and has no public import in vain.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
struct InternalImportTests {
  private static let workspace = [
    "schema.graphqls": """
    type Query { a: Int! i(x: In): Int pet: Pet pets: [Pet!]! kind: Kind! id: ID! date: Date! }
    type Pet { name: String! friend: Pet owner: Owner! }
    interface Owner { pet: Pet }
    type Person implements Owner { pet: Pet }
    input In { y: Int! other: Other! kind: Kind }
    input Other { inner: Inner! }
    input Inner { list: [Int!]! }
    enum Kind { CAT DOG }
    scalar Date
    """,
    "operations.graphql": """
    query Q($x: In) { a i(x: $x) kind id date pet { ...PetName owner { pet { friend { friend { name } } } } } }
    query Empty { pet { friend { friend { __typename } } } }
    fragment PetName on Pet { name }
    """,
    ".mockgen.json": """
    {"version": 1, "runtime": "mocksupport", "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "API",
     "outputs": {
       "models": {"path": "Models"}, "testMocks": {"path": "Mocks"}, "placeholders": {"path": "Placeholders"},
       "stubs": {"path": "Stubs"}
     }}
    """,
  ]

  @Test(arguments: [["-enable-upcoming-feature", "InternalImportsByDefault"], []], ["nonisolated", "MainActor"])
  func outputsCompile(flags: [String], isolation: String) throws {
    let workspace = try TemporaryWorkspace(Self.workspace)
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    let compiler = try #require(SwiftCompiler.current)
    let paths = try workspace.contents().keys.sorted().filter { $0.hasSuffix(".swift") }
    let common = try [
      "-wmo", "-parse-as-library", "-swift-version", "6", "-default-isolation", isolation, "-I", workspace.root.path,
      "-I", BuiltTool.modules().path,
    ]
    func compile(_ folder: String, _ arguments: [String]) throws {
      let files = paths.filter { $0.hasPrefix(folder + "/") }.map { workspace.root.appending(path: $0).path }
      try #require(!files.isEmpty)
      let result = try compiler.run(common + flags + arguments + files)
      #expect(result.status == 0 && result.output == "", "\(folder): \(result.output)")
    }
    let module = workspace.root.appending(path: "API.swiftmodule").path
    // The schema's files compile alone, too.
    try compile("Models/Schema", ["-typecheck", "-module-name", "API"])
    try compile("Models", ["-emit-module", "-enable-testing", "-module-name", "API", "-emit-module-path", module])
    for folder in ["Mocks", "Placeholders", "Stubs"] { try compile(folder, ["-typecheck", "-module-name", folder]) }
  }
}
