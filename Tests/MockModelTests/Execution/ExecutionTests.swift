import BuildGraph
import Configuration
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Compares random mocks, converted to models, with the specification's execution of random operations. Every
/// accessor of every model shows the value, nil, or that the field was unset.
///
/// `MOCKD_SEED` repeats a run; `MOCKD_ROUNDS` lengthens it.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)), .serialized)
struct ExecutionTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["MOCKD_ROUNDS"].flatMap { UInt64($0) } ?? 2

  private let compiler: SwiftCompiler

  init() throws { compiler = try #require(SwiftCompiler.current) }

  @Test(arguments: Seeds.first..<(Seeds.first + rounds)) func modelsEqualTheExecution(seed: UInt64) throws {
    let schemaFile = URL(filePath: #filePath).appending(path: "../../../../Examples/Zoo/graphql/schema.graphqls")
      .standardizedFileURL
    // Without arguments, fields merge under any alias. `resident` is renamed because a list and its elements would
    // share a name.
    let text = try String(contentsOf: schemaFile, encoding: .utf8).replacing(/\([^)]*\)/, with: "")
      .replacing("  resident: ", with: "  single: ")
    let schemaSource = SourceFile(path: "schema.graphqls", text: text)
    let schema = PlainSchema([schemaSource])
    var generator = OperationGenerator(schema: schema, seed: seed, width: 6, depth: 3)
    let definitions = generator.definitions(operations: 16, fragments: 8).map(\.withDistinctNames)
    let printer = PlainPrinter(definitions)
    let operations = definitions.map { SourceFile(path: "\($0.name).graphql", text: printer.text($0)) }

    var project = Project()
    project.namespace = "RandomAPI"
    project.runtime = .mocksupport
    project.outputs.models = ModelsOutput()
    project.outputs.testMocks = TestMocksOutput()
    let build = ProjectBuilder.build(
      project, sources: ProjectSources(schema: [schemaSource], operations: operations))
    #expect(build.plan.isComplete, "seed \(seed): \(build.diagnostics)")

    let fragments = Dictionary(definitions.filter(\.isFragment).map { ($0.name, $0) }) { first, _ in first }
    let models = build.plan.artifacts.filter { !$0.path.contains("/TestMocks/") }
    let outline = ModelOutline(models.map { String(decoding: $0.bytes, as: UTF8.self) })
    var objects = ObjectGenerator(
      schema: schema, fragments: fragments, namespace: "RandomAPI", random: SplitMix64(seed: seed &+ 77))
    var program = ReadingProgram(outline: outline)
    var expected: [String] = []
    for definition in definitions {
      for _ in 0..<5 {
        guard let object = objects.object(definition.type, definition.selections) else { continue }
        let variables = objects.variables()
        let model = outline.rootModel(of: definition)
        #expect(outline.models[model] != nil, "seed \(seed): \(model)")
        program.convert(object, to: model, variables: variables)
        var execution = PlainExecution(schema: schema, fragments: fragments, variables: variables)
          .execute(definition.selections, on: object)
        if definition.isFragment { execution.fragments.insert(definition.name) }
        var reading = ExpectedReading(outline: outline, schema: schema, variables: variables)
        reading.read(model, execution, path: model)
        expected += reading.lines
      }
    }
    let process = try ReadingProcess(compiler)
    defer { process.remove() }
    let lines = try process.output(of: program, on: build.plan.artifacts, of: project)
    #expect(expected.count > 200 && expected.contains { $0.hasSuffix("= unset") }, "seed \(seed)")
    #expect(lines.count == expected.count, "seed \(seed)")
    let differences = zip(lines, expected).filter { $0 != $1 }.prefix(3).map { "\($0), expected \($1)" }
    let wrong = differences.first?.split(separator: ".").first.map { $0 + ".Data" }
    let texts = definitions.filter { outline.rootModel(of: $0) == wrong ?? "" || $0.isFragment }.map(printer.text)
    #expect(differences == [], "seed \(seed)\n\(texts.joined())")
  }
}

extension ModelOutline {
  /// Returns the path of the model of a whole definition.
  func rootModel(of definition: PlainDefinition) -> String {
    let name = definition.name.firstUppercasedLetter
    return definition.isFragment ? name : name + definition.kind.rawValue.firstUppercasedLetter + ".Data"
  }
}

extension ObjectGenerator {
  /// Returns values for some of the variables in conditions.
  fileprivate mutating func variables() -> [String: Bool] {
    var variables: [String: Bool] = [:]
    for index in 1...3 where random.chance(75) { variables["condition\(index)"] = random.chance(50) }
    return variables
  }
}
