import Foundation
import Source
import SwiftCode
import TestSupport
import Testing

/// Generated mocks compile in the language modes 5 and 6, with no warnings except about deprecation.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)), .serialized)
struct CompilableMocksTests {
  private let compiler: SwiftCompiler

  init() throws { compiler = try #require(SwiftCompiler.current) }

  /// Apollo's output has bugs that these APIs trigger: an interface `Character` and a union `Job`, which are also
  /// types of the standard library.
  @Test(
    .enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)),
    arguments: [
      (RealAPI.animalKingdom, true), (.starWars, false), (.gitHub, true), (.buildkite, false),
      (.artsy("artworkRoutes_ArtworkQuery"), true),
    ])
  func mocksOfRealAPIsCompile(api: RealAPI, exactCompiles: Bool) async throws {
    let mocks = try CompiledMocks(compiler)
    defer { mocks.remove() }
    var round = try ModelRound(api)
    let corrected = ModelProduct(round)
    #expect(corrected.errors.isEmpty && !corrected.files.isEmpty, "\(corrected.errors)")
    #expect(disagreements(round, corrected).isEmpty)
    let module = SchemaModule(schema: round.schema, options: round.options)
    #expect(try mocks.compilerMessages(for: corrected.files, module: module, languageModes: ["6"]) == [])

    round.options.isCorrected = false
    let exact = ModelProduct(round)
    #expect(disagreements(round, exact).isEmpty)
    if exactCompiles {
      #expect(exact.files == corrected.files)
    } else {
      #expect(try !mocks.compilerMessages(for: exact.files, module: module, languageModes: ["6"]).isEmpty)
    }
  }

  /// Every kind of name, list and default, and an embedded module instead of a package.
  @Test(arguments: [UInt64(1), 2]) func reservedNamesCompile(seed: UInt64) async throws {
    let mocks = try CompiledMocks(compiler)
    defer { mocks.remove() }
    let sources = [
      SourceFile(path: "names.graphqls", text: LocalSchemas.names),
      SourceFile(path: "more.graphqls", text: LocalSchemas.withoutDefaults),
    ]
    var options = ModelOptions()
    options.isPublic = seed.isMultiple(of: 2)
    options.module = options.isPublic ? .embedded("AppModule") : .other
    options.requiresNonOptional = options.isPublic
    let round = ModelRound(
      seed: seed, schemaSources: sources, schema: PlainSchema(sources), operations: 60, options: options)
    let product = ModelProduct(round)
    #expect(disagreements(round, product) == [])
    let module = SchemaModule(schema: round.schema, options: options)
    #expect(try mocks.compilerMessages(for: product.files, module: module) == [])
  }

  /// The text of deprecation reasons, descriptions and defaults stays text.
  @Test(arguments: [true, false]) func hostileTextCompiles(isCorrected: Bool) async throws {
    let mocks = try CompiledMocks(compiler)
    defer { mocks.remove() }
    let sources = [SourceFile(path: "hostile.graphqls", text: HostileSchema.text)]
    let operations = [SourceFile(path: "hostile.graphql", text: HostileSchema.operation)]
    let schema = PlainSchema(sources)
    var options = ModelOptions()
    options.isCorrected = isCorrected
    let files = operations.map { PlainFile($0, schema: schema) }
    var round = ModelRound(schemaSources: sources, schema: schema, options: options, files: files)
    round.realSources = operations
    let product = ModelProduct(round)
    #expect(product.errors.isEmpty, "\(product.errors)")
    let module = SchemaModule(schema: schema, options: options)
    #expect(try mocks.compilerMessages(for: product.files, module: module) == [])
    // Each reason is one attribute on one line, so no text escaped its literal.
    let lines = (product.files["Query+Mock.graphql.swift"] ?? "").split(separator: "\n").filter {
      $0.contains("@available")
    }
    #expect(lines.count == HostileSchema.reasons.count)
  }

  /// The list of types that hide aliases equals the standard library's.
  @Test func standardLibraryTypesAreKnown() throws {
    let library = compiler.executable.deletingLastPathComponent().appending(path: "../lib/swift/linux")
    let interfaces = ["Swift", "_Concurrency", "_StringProcessing"].flatMap { module in
      let folder = library.appending(path: "\(module).swiftmodule").standardizedFileURL
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return files.filter { $0.lastPathComponent.hasSuffix("gnu.swiftinterface") }
    }
    let declaration =
      /(?:@\w+(?:\([^)]*\))? )*(?:open|public) (?:indirect |final )*(?:struct|enum|class|actor|protocol|typealias) ([A-Z]\w*)/
    for interface in interfaces {
      for line in try String(contentsOf: interface, encoding: .utf8).split(separator: "\n") {
        guard let match = line.prefixMatch(of: declaration) else { continue }
        #expect(String(match.1).isStandardLibraryType, "\(match.1)")
      }
    }
    #expect("Character".isStandardLibraryType && !"Animal".isStandardLibraryType)
  }
}
