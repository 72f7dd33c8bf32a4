import Foundation
import TestSupport

/// Compiles mocks with the stand-in for Apollo's runtime and a schema module.
struct CompiledMocks {
  private let directory: URL
  private let compiler: SwiftCompiler

  private static let standIn = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/ApolloStandIn").standardizedFileURL

  /// Creates a directory, which the caller removes with `remove()`.
  init(_ compiler: SwiftCompiler) throws {
    self.compiler = compiler
    directory = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for module in ["ApolloAPI", "ApolloTestSupport"] {
      try compiler.makeModule(module, of: [Self.standIn.appending(path: "\(module).swift")], in: directory)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }

  /// Returns the compiler's errors and warnings for each language mode.
  func compilerMessages(
    for files: [String: String], module: SchemaModule, languageModes: [String] = ["5", "6"]
  ) throws -> [String] {
    let folder = directory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let schema = folder.appending(path: "Schema.swift")
    try Data(module.source.utf8).write(to: schema)
    try compiler.makeModule(module.name, of: [schema], in: directory)
    let sources = try files.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    return try languageModes.flatMap { mode in
      try compiler.compilerMessages(for: sources, languageMode: mode, importing: directory).map {
        "Swift \(mode): \($0)"
      }
    }
  }
}
