import BuildGraph
import Configuration
import Foundation
import Source
import TestSupport
import Testing

/// Models and mocks on `MockSupport` compile without warnings, in both language modes.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)), .serialized)
struct CompilableModelsTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try #require(SwiftCompiler.current) }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)), arguments: SampleAPI.all)
  func sampleAPIs(api: SampleAPI) throws {
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
    let complaints = try models.complaints(about: build, of: project)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}
