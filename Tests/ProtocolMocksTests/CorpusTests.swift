import Foundation
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// The mocks of the protocols in `Corpus` compile and work.
///
/// The compiler gets whole modules. A module takes seconds, but its files one by one take minutes.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
struct CorpusTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// The files of one module, by their paths in the corpus.
  static let files: [SourceFile] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: folder.appending(path: path).path)
        .map { SourceFile(path: path, bytes: Array($0)) }
    }
  }()

  private static let sources = FileSources(files)

  /// The files with the mocks of the whole corpus.
  private static let generated: [ProtocolMockFile] = sources.outlines.compactMap { outline in
    let mocks = sources.mocks(of: outline.path).filter(\.canBeMocked)
    return mocks.isEmpty ? nil : renderMocks(mocks, of: outline.path, module: nil)
  }

  @Test func thereAreMany() {
    #expect(150 < Self.files.count)
    let entries = Set(Self.files.compactMap { $0.path.split(separator: "/").first })
    #expect(30 < entries.count)
  }

  @Test func everythingIsMocked() {
    for outline in Self.sources.outlines where !outline.path.hasPrefix("Shared/") {
      #expect(outline.brokenAt == nil && outline.strayMarkers.isEmpty, "\(outline.path)")
      let mocks = Self.sources.mocks(of: outline.path)
      #expect(!mocks.isEmpty, "\(outline.path)")
      #expect(mocks.flatMap(\.problems).filter { $0.severity != .hint } == [], "\(outline.path)")
    }
  }

  /// With language mode 5. `corpusMocksWork` compiles them with mode 6.
  @Test func corpusMocksCompile() throws {
    let workspace = try Self.workspace()
    let arguments = ["-typecheck", "-wmo", "-swift-version", "5"] + (try Self.commonArguments(workspace))
    let result = try #require(SwiftCompiler.current).run(arguments)
    #expect(Self.compilerMessages(result.output) == [])
    #expect(result.status == 0)
  }

  /// Runs the mocks with the thread sanitizer. `MockSupport` is compiled with it, too.
  @Test func corpusMocksWork() throws {
    let workspace = try Self.workspace()
    try workspace.write("Exerciser.swift", Exerciser(mocks: Self.sources.allMocks).program)
    try workspace.write("Samples.swift", exerciserSamples)
    let program = workspace.root.appending(path: "exerciser")
    let objects = try Self.objects("IssueReporting") + [Self.instrumentedMockSupport(workspace)]
    let arguments =
      ["-swift-version", "6", "-wmo", "-Onone", "-sanitize=thread", "-o", program.path]
      + (try Self.commonArguments(workspace))
      + ["Exerciser.swift", "Samples.swift"].map { workspace.root.appending(path: $0).path } + objects
    let result = try #require(SwiftCompiler.current).run(arguments)
    let messages = Self.compilerMessages(result.output)
    try #require(messages.isEmpty && result.status == 0, "\(messages.prefix(20))")
    let lines = try ProgramRun(program, [], includingErrors: true).output.split(separator: "\n").map(String.init)
    let summary = lines.first { $0.contains(" checks, ") }
    let words = try #require(summary, "\(lines.prefix(30).joined(separator: "\n"))").split(separator: " ")
    print("corpus: \(Self.files.count) files, \(words[0]) checks under the sanitizer")
    #expect(2_500 < Int(words[0]) ?? 0)
    #expect(words[2] == "0", "\(lines.prefix(30))")
    #expect(!lines.contains { $0.contains("WARNING: ThreadSanitizer") }, "\(lines.prefix(60).joined(separator: "\n"))")
  }

  // MARK: The compiler

  /// A folder with the mocks of the whole corpus.
  private static func workspace() throws -> TemporaryWorkspace {
    let workspace = try TemporaryWorkspace()
    for file in generated { try workspace.write("Mocks/" + file.name, Data(file.contents)) }
    return workspace
  }

  private static func commonArguments(_ workspace: TemporaryWorkspace) throws -> [String] {
    let mocks = workspace.root.appending(path: "Mocks")
    let generated = try FileManager.default.contentsOfDirectory(atPath: mocks.path).sorted()
    return [
      "-parse-as-library", "-module-name", "Corpus", "-package-name", "corpus", "-I", try BuiltTool.modules().path,
      "-diagnostic-style", "llvm",
    ] + files.map { folder.appending(path: $0.path).path } + generated.map { mocks.appending(path: $0).path }
  }

  /// Returns the errors, and the warnings about mocks.
  static func compilerMessages(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { line in
      line.hasPrefix("error: ") || line.contains(": error: ")
        || line.contains("+Mocks.swift") && line.contains("warning:")
    }
  }

  private static func objects(_ module: String) throws -> [String] {
    let folder = try BuiltTool.modules().deletingLastPathComponent().appending(path: "\(module).build")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0).path }
  }

  /// Compiles `MockSupport` to an object file with the thread sanitizer.
  private static func instrumentedMockSupport(_ workspace: TemporaryWorkspace) throws -> String {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources/MockSupport").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let object = workspace.root.appending(path: "MockSupport.o").path
    let arguments =
      [
        "-emit-object", "-o", object, "-wmo", "-Onone", "-sanitize=thread", "-swift-version", "6", "-parse-as-library",
        "-module-name", "MockSupport", "-package-name", "mockd", "-enable-upcoming-feature", "ExistentialAny", "-I",
        try BuiltTool.modules().path,
      ] + files.sorted().map { sources.appending(path: $0).path }
    let result = try #require(SwiftCompiler.current).run(arguments)
    try #require(result.status == 0, "\(compilerMessages(result.output))")
    return object
  }
}
