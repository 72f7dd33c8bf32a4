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
    let outputs = try CompiledOutputs(workspace, isolation: isolation, flags: flags)
    // The schema's files compile alone, too.
    try outputs.check("Models/Schema", as: "API")
    try outputs.compileModels()
    for folder in ["Mocks", "Placeholders", "Stubs"] { try outputs.check(folder, as: folder) }
  }
}
