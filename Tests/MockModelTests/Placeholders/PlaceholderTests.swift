import BuildGraph
import Configuration
import Foundation
import Source
import TestSupport
import Testing

/// Placeholders compile, all their accessors can be read, and a placeholder of an object is a complete response.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)), .serialized)
struct PlaceholderTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try #require(SwiftCompiler.current) }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)), arguments: SampleAPI.all)
  func placeholdersOfSampleAPIsCompile(api: SampleAPI) throws {
    let apollo = SourceFile(path: "apollo-codegen-config.json", text: api.apolloConfiguration)
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: api.configuration(runtime: "mocksupport"))
    ) { $0 == apollo.path ? apollo : nil }
    let project = try #require(loaded.settings.projects.first)
    let files = try api.files().map { SourceFile(path: $0.key, text: $0.value) }
    try read(
      project, schema: files.filter { $0.path.hasSuffix(".graphqls") },
      operations: files.filter { $0.path.hasSuffix(".graphql") })
  }

  /// Random operations on real schemas. `MOCKD_PLACEHOLDERS` sets the number for each schema; `MOCKD_SEED` repeats a
  /// run.
  @Test(
    .enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)),
    arguments: zip([RealAPI.gitHub, .buildkite, .saleor("search")], Seeds.all + Seeds.all + Seeds.all))
  func placeholdersOfRandomOperationsCompile(api: RealAPI, seed: UInt64) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["MOCKD_PLACEHOLDERS"].flatMap { Int($0) } ?? 3
    print("\(api): MOCKD_SEED=\(seed)")
    let sources = try api.schemaSources()
    var round = ModelRound(
      seed: seed, schemaSources: sources, schema: PlainSchema(sources), operations: count, options: ModelOptions())
    var project = round.options.project
    project.runtime = .mocksupport
    project.outputs.models = ModelsOutput()
    round.removeClashes(
      in: ProjectBuilder.build(
        project, sources: ProjectSources(schema: round.schemaSources, operations: round.sources)))
    try read(project, schema: sources, operations: round.sources, "MOCKD_SEED=\(seed)")
  }

  /// Makes the placeholder of every model, and reads all its accessors.
  private func read(
    _ project: Project, schema: [SourceFile], operations: [SourceFile], _ comment: Comment = ""
  ) throws {
    var project = project
    project.outputs.testMocks = nil
    project.outputs.placeholders = PlaceholdersOutput()
    let build = ProjectBuilder.build(project, sources: ProjectSources(schema: schema, operations: operations))
    let again = ProjectBuilder.build(
      project, sources: ProjectSources(schema: schema.reversed(), operations: operations.reversed()))
    let errors = build.diagnostics.filter { $0.severity == .error }
    #expect(build.plan.isComplete, "\(comment) \(errors.prefix(3))")
    // Keeps a failure from printing whole plans.
    let isSame = build.plan == again.plan
    #expect(isSame, comment)
    let outline = ModelOutline(
      build.plan.artifacts.filter { !$0.path.contains("/Placeholders/") }
        .map { String(decoding: $0.bytes, as: UTF8.self) })
    var program = ReadingProgram(outline: outline)
    let plain = PlainSchema(schema)
    let paths = outline.modelPaths.filter { path in
      // Models without a possible object type have no placeholder.
      if outline.models[path]?.isEntity == true { return true }
      let possible = outline.types(ofObjectOf: path).map { Set(plain.possibleTypes($0)) }
      return possible.dropFirst().reduce(possible[0]) { $0.intersection($1) } != []
    }
    #expect(outline.modelPaths.count < paths.count * 2, comment)
    for path in paths { program.read("\(path).placeholder()", as: path) }
    let process = try ReadingProcess(compiler)
    defer { process.remove() }
    let lines = try process.output(of: program, on: build.plan.artifacts, of: project)
    #expect(lines.filter { $0.hasSuffix("= made") }.count == paths.count, comment)
    let unset = lines.filter { $0.hasSuffix("= unset") }
    #expect(unset == [], comment)
    let incomplete = lines.filter { $0.hasSuffix("= incomplete") }
    #expect(incomplete == [], comment)
    print("\(paths.count) placeholders of \(outline.modelPaths.count) models, \(lines.count) accessors read")
  }
}
