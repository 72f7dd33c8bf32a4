import BuildGraph
import Configuration
import Fuzzing
import Source
import TestSupport

extension SampleProject {
  static let all = all(corpora: Corpora.directory)
}

/// A project with the fragment `PetDetails`, which requires the name of a pet.
enum PetProject {
  private static let graphQL = [
    "schema.graphqls": "type Query { pet: Pet! }\ntype Pet { name: String! }",
    "Pet.graphql": "fragment PetDetails on Pet { name }",
  ]

  /// Sets the inputs of a graph, with Swift files by path.
  ///
  /// - Parameter areTests: whether the Swift files are tests, and not code under test.
  static func load(swift: [String: String], areTests: Bool = true, into graph: ProjectGraph) {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.options.requireNonOptionalMockFields = false
    graph.set(settings: project)
    let paths = swift.keys.sorted()
    graph.set(
      schemaFiles: ["schema.graphqls"], operationFiles: ["Pet.graphql"], testFiles: areTests ? paths : [],
      codeFiles: areTests ? [] : paths)
    for (path, text) in graphQL.merging(swift, uniquingKeysWith: { $1 }) {
      graph.set(path, to: SourceFile(path: path, text: text))
    }
  }
}
