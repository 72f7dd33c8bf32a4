import BuildGraph
import Configuration
import Source
import Testing

/// The code under test determines the type of a custom scalar, which affects the diagnostics of tests.
@Suite struct ScalarDefaultsTests {
  @Test func scalarTypesOfTheCodeUnderTestAreUsed() {
    var settings = Project()
    settings.namespace = "ZooAPI"
    settings.outputs.testMocks = TestMocksOutput()
    let graph = ProjectGraph()
    graph.set(settings: settings)
    let files = [
      ("schema.graphqls", "type Query { otter: Otter } type Otter { toy: String! born: Instant! } scalar Instant"),
      ("otter.graphql", "query Otter { otter { toy born } }"),
      ("Tests/OtterTests.swift", "func test() { _ = Mock<Otter>(toy: \"ball\") }"),
      ("Sources/CustomScalars/Instant.swift", "extension ZooAPI { typealias Instant = String }"),
    ]
    graph.set(
      schemaFiles: ["schema.graphqls"], operationFiles: ["otter.graphql"], testFiles: ["Tests/OtterTests.swift"],
      codeFiles: ["Sources/CustomScalars/Instant.swift"])
    for (path, text) in files { graph.set(path, to: SourceFile(path: path, text: text)) }
    let codes = { graph.testDiagnostics(after: graph.update().plan).map(\.code) }
    #expect(codes() == [])
    let path = "Sources/CustomScalars/Instant.swift"
    graph.set(path, to: SourceFile(path: path, text: "extension ZooAPI { typealias Instant = Int }"))
    #expect(codes() == [.scalarDefault])
    graph.set(path, to: nil)
    #expect(codes() == [])
  }

  /// A scalar's type and its initializer are followed in any file of `sources`, as in tests.
  @Test(arguments: [
    "typealias Instant = Moment",
    "typealias Instant = Moment\ntypealias Moment = Int",
    "extension ZooAPI { typealias Instant = Moment }",
    "typealias Instant = Foundation.Date\nextension Foundation.Date: CustomScalarType { INIT }",
    "extension ZooAPI { struct Instant: CustomScalarType { INIT } }",
  ])
  func scalarTypesInAnyFileAreFollowed(text: String) {
    let initializer = "public init(_jsonValue value: JSONValue) throws { throw Unsupported() }"
    let moment = "\nstruct Moment: CustomScalarType { \(initializer) }"
    let source = text.replacing("INIT", with: initializer) + (text.contains("= Int") ? "" : moment)
    for path in ["Sources/Instant.swift", "Tests/Instant.swift"] {
      var settings = Project()
      settings.namespace = "ZooAPI"
      settings.outputs.testMocks = TestMocksOutput()
      let graph = ProjectGraph()
      graph.set(settings: settings)
      let files = [
        ("schema.graphqls", "type Query { otter: Otter } type Otter { toy: String! born: Instant! } scalar Instant"),
        ("otter.graphql", "query Otter { otter { toy born } }"),
        ("Tests/OtterTests.swift", "func test() { _ = Mock<Otter>(toy: \"ball\") }"), (path, source),
      ]
      let tests = files.map(\.0).filter { $0.hasPrefix("Tests") }
      graph.set(
        schemaFiles: ["schema.graphqls"], operationFiles: ["otter.graphql"], testFiles: tests,
        codeFiles: path.hasPrefix("Sources") ? [path] : [])
      for (path, text) in files { graph.set(path, to: SourceFile(path: path, text: text)) }
      let found = graph.testDiagnostics(after: graph.update().plan)
      #expect(found.map(\.code) == [.scalarDefault] && found.map(\.severity) == [.error], "\(path): \(source)")
    }
  }
}
