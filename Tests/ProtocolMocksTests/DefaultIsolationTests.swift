import Source
import TestSupport
import Testing

/// Mocks compile with each default isolation of their module and of the module with the protocols.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
struct DefaultIsolationTests {
  /// Files that don't compile themselves in a module with the default isolation `MainActor`: members that restate a
  /// nonisolated requirement, a `@Sendable` method, and an initializer that a superclass declares.
  private static let nonisolatedFiles: Set<String> = [
    "Classes/ClassesInherited.swift", "Operators/OperatorsEqual.swift", "Sendable/SendableClosures.swift",
  ]

  private static let combinations = [
    MockCompilation(files: [], isolation: .mainActor),
    MockCompilation(files: [], isolation: .nonisolated, isolationOfMocks: .mainActor),
    MockCompilation(files: [], isolation: .mainActor, isolationOfMocks: .nonisolated),
    MockCompilation(files: [], isolation: .mainActor, isolationOfMocks: .mainActor),
  ]

  /// `CorpusTests` compiles the corpus as a nonisolated module.
  @Test(arguments: combinations) func corpusMocksCompile(combination: MockCompilation) throws {
    var compilation = combination
    // Some files of the corpus name their module.
    compilation.module = "Corpus"
    let exceptions = combination.isolation == .mainActor ? Self.nonisolatedFiles : []
    compilation.files = CorpusTests.files.filter { !exceptions.contains($0.path) }
    #expect(150 < compilation.files.count)
    #expect(try compilation.messages() == [])
  }
}
