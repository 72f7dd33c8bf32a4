import BuildGraph
import Configuration
import Foundation
import Source
import TestSupport
import Testing

/// Models and mocks on `MockSupport` compile without warnings, in the language modes 5 and 6.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)), .serialized)
struct CompilableModelsTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try #require(SwiftCompiler.current) }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)), arguments: SampleAPI.all)
  func modelsOfSampleAPIsCompile(api: SampleAPI) throws {
    let models = try CompiledModels(compiler)
    defer { models.remove() }
    let apollo = SourceFile(path: "apollo-codegen-config.json", text: api.apolloConfiguration)
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: api.configuration(runtime: "mocksupport"))
    ) { $0 == apollo.path ? apollo : nil }
    var project = try #require(loaded.settings.projects.first)
    if project.outputs.testMocks == nil { project.outputs.testMocks = TestMocksOutput() }
    let files = try api.files().map { SourceFile(path: $0.key, text: $0.value) }
    let build = ProjectBuilder.build(
      project,
      sources: ProjectSources(
        schema: files.filter { $0.path.hasSuffix(".graphqls") },
        operations: files.filter { $0.path.hasSuffix(".graphql") }))
    #expect(build.plan.isComplete, "\(build.diagnostics)")
    let compilerMessages = try models.compilerMessages(for: build, of: project, languageModes: ["6"])
    #expect(compilerMessages.isEmpty, "\(compilerMessages.joined(separator: "\n"))")
  }

  /// Random operations on real schemas: their models compile unless mockd warns about them. `MOCKD_OPERATIONS` sets
  /// the number for each schema; `MOCKD_SEED` repeats a run.
  @Test(
    .enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)),
    arguments: zip([RealAPI.gitHub, .buildkite, .saleor("search")], Seeds.all + Seeds.all + Seeds.all))
  func modelsOfRandomOperationsCompile(api: RealAPI, seed: UInt64) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["MOCKD_OPERATIONS"].flatMap { Int($0) } ?? 16
    let models = try CompiledModels(compiler)
    defer { models.remove() }
    let sources = try api.schemaSources()
    var round = ModelRound(
      seed: seed, schemaSources: sources, schema: PlainSchema(sources), operations: count, options: ModelOptions())
    var project = round.options.project
    project.runtime = .mocksupport
    project.outputs.models = ModelsOutput()
    project.options.selectionSetInitializers.operations = true
    project.options.selectionSetInitializers.namedFragments = true

    let build = { (round: ModelRound) in
      ProjectBuilder.build(project, sources: ProjectSources(schema: round.schemaSources, operations: round.sources))
    }
    let total = round.files.flatMap(\.definitions).count
    round.removeClashes(in: build(round))
    let rest = round.files.flatMap(\.definitions).count
    print("\(api): \(rest) of \(total) definitions, MOCKD_SEED=\(seed)")
    #expect(total / 2 < rest, "MOCKD_SEED=\(seed)")
    let result = build(round)
    #expect(result.plan.isComplete, "MOCKD_SEED=\(seed): \(result.diagnostics.filter { $0.severity == .error })")
    #expect(!result.diagnostics.contains { $0.code == .modelNameClash }, "MOCKD_SEED=\(seed)")
    let languageModes = Seeds.share(of: ["6", "5"], for: seed)
    let compilerMessages = try models.compilerMessages(for: result, of: project, languageModes: languageModes)
    #expect(compilerMessages.isEmpty, "MOCKD_SEED=\(seed): \(compilerMessages.joined(separator: "\n"))")
  }

  /// The text of descriptions, deprecation reasons and URLs stays text.
  @Test func hostileTextCompiles() throws {
    let models = try CompiledModels(compiler)
    defer { models.remove() }
    let operation = HostileSchema.operation.replacing("query Hostile", with: "query Hostile($input: Input)")
      .replacing("size date", with: "size date ofInput(input: $input)")
    let schema = HostileSchema.text.replacing("date: Date!", with: "date: Date! ofInput(input: Input): Int")
    var project = ModelOptions().project
    project.runtime = .mocksupport
    project.outputs.models = ModelsOutput()
    let build = ProjectBuilder.build(
      project,
      sources: ProjectSources(
        schema: [SourceFile(path: "hostile.graphqls", text: schema)],
        operations: [SourceFile(path: "hostile.graphql", text: operation)]))
    #expect(build.plan.isComplete, "\(build.diagnostics)")
    let compilerMessages = try models.compilerMessages(for: build, of: project)
    #expect(compilerMessages.isEmpty, "\(compilerMessages.joined(separator: "\n"))")
    let files = build.plan.artifacts.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(files.contains { $0.contains("enum Size") } && files.contains { $0.contains("struct Input") })
  }
}
