import BuildGraph
import Configuration
import Source
import Testing

/// Tests are examined whenever the models are known, and only examined files count.
@Suite struct KnownModelsTests {
  private static let schema = "type Query { pet: Pet! } type Pet { name: String! }"
  private static let operation = "query Pet { pet { name } }"
  private static let test = "@Test func testPet() { _ = PetQuery.Data.Pet.from(Mock<Pet>()).name }"

  private static func check(
    _ outputs: Outputs, schema: String? = schema, operation: String? = operation, test: String = test
  ) -> (diagnostics: [Diagnostic], files: Int) {
    let graph = ProjectGraph()
    var project = Project()
    project.namespace = "API"
    project.outputs = outputs
    graph.set(settings: project)
    graph.set(
      schemaFiles: schema == nil ? [] : ["schema.graphqls"], operationFiles: operation == nil ? [] : ["Pet.graphql"],
      testFiles: ["PetTests.swift"])
    for (path, text) in [("schema.graphqls", schema), ("Pet.graphql", operation), ("PetTests.swift", test)] {
      graph.set(path, to: text.map { SourceFile(path: path, text: $0) })
    }
    let build = graph.update()
    return (graph.testDiagnostics(after: build.plan), graph.examinedTestFiles(after: build.plan).count)
  }

  private static var withoutOutputs: Outputs { Outputs() }

  private static var protocolMocksOnly: Outputs {
    var outputs = Outputs()
    outputs.protocolMocks = [ProtocolMocksOutput()]
    return outputs
  }

  @Test func testsAreCheckedWithoutOutputs() {
    let (diagnostics, files) = Self.check(Self.withoutOutputs)
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(files == 1)
  }

  @Test func testsAreCheckedWithModelsOnly() {
    var outputs = Outputs()
    outputs.models = ModelsOutput()
    #expect(Self.check(outputs).diagnostics.count == 1)
  }

  @Test func testsAreCheckedWithProtocolMocksOnly() {
    let (diagnostics, files) = Self.check(Self.protocolMocksOnly)
    #expect(diagnostics.count == 1)
    #expect(files == 1)
  }

  /// A project with mocks of protocols only reports no schema errors, but they count.
  @Test func aBrokenFieldPreventsChecks() {
    for outputs in [Self.withoutOutputs, Self.protocolMocksOnly] {
      let (diagnostics, files) = Self.check(outputs, schema: Self.schema.replacing("Pet!", with: "Bird!"))
      #expect(diagnostics.map(\.code) == [.testsNotExamined])
      #expect(files == 1)
    }
  }

  @Test func missingSchemaOrOperationsPreventChecks() {
    #expect(Self.check(Self.protocolMocksOnly, schema: nil, operation: nil).files == 0)
    #expect(Self.check(Self.protocolMocksOnly, operation: nil).files == 0)
  }

  @Test func filesBeyondTheParserLimitAreNotCounted() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(Self.check(Self.withoutOutputs, test: deep).files == 0)
  }
}
