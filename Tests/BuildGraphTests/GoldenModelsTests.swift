import BuildGraph
import Configuration
import Source
import TestSupport
import Testing

/// The outputs for Apollo's sample projects equal the outputs of Apollo's generator, byte for byte.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct GoldenModelsTests {
  /// Builds a project with its Apollo configuration, and with a configuration that requests models.
  static func build(_ api: SampleAPI, runtime: String = "apollo") throws -> ProjectBuild {
    let apollo = SourceFile(path: "apollo-codegen-config.json", text: api.apolloConfiguration)
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: api.configuration(runtime: runtime))
    ) { $0 == apollo.path ? apollo : nil }
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let files = try api.files().map { SourceFile(path: $0.key, text: $0.value) }
    return ProjectBuilder.build(
      try #require(loaded.settings.projects.first),
      sources: ProjectSources(
        schema: files.filter { $0.path.hasSuffix(".graphqls") },
        operations: files.filter { $0.path.hasSuffix(".graphql") }))
  }

  @Test func everyPublishedFileIsCompared() throws {
    let paths = try SampleAPI.all.flatMap { api in try api.sums().keys.map { "\(api)/\($0)" } }
    #expect(paths.count == 370)
    for (path, reason) in try SampleAPI.exceptions() {
      #expect(paths.contains(path))
      #expect(!reason.isEmpty)
    }
  }

  @Test(arguments: SampleAPI.all)
  func filesHaveThePublishedSums(api: SampleAPI) throws {
    let build = try Self.build(api)
    #expect(build.plan.isComplete, "\(build.diagnostics)")
    let prefix = api.name + "/"
    let made = Dictionary(
      uniqueKeysWithValues: build.plan.artifacts.map { (String($0.path.dropFirst(prefix.count)), $0) })
    let published = try api.sums()
    let exceptions = try SampleAPI.exceptions()
    #expect(made.keys.sorted() == published.keys.sorted())
    for (path, sum) in published.sorted(by: { $0.key < $1.key }) {
      guard let artifact = made[path] else { continue }
      let isSame = sha256(artifact.bytes) == sum
      let isException = exceptions[prefix + path] != nil
      #expect(isSame != isException, "\(path):\n\(String(decoding: artifact.bytes, as: UTF8.self))")
    }
  }

  /// With the other runtime, models differ only in module names and the access levels of imports. Mocks also record
  /// where they are created.
  @Test(arguments: SampleAPI.all)
  func runtimesDifferInImportsOnly(api: SampleAPI) throws {
    let apollo = try Self.build(api).plan.artifacts
    let own = try Self.build(api, runtime: "mocksupport").plan.artifacts
    #expect(apollo.map(\.path) == own.map(\.path))
    for (a, b) in zip(apollo, own) where !a.path.contains("/TestMocks/") {
      let text = String(decoding: a.bytes, as: UTF8.self)
        .replacing("ApolloAPI", with: "MockSupport")
      let other = String(decoding: b.bytes, as: UTF8.self).replacing("public import", with: "import")
      #expect(text == other, "\(a.path)")
    }
  }
}
