import BuildGraph
import Configuration
import Foundation
import Source
import TestSupport

/// Compiles models as a module on `MockSupport`, and mocks that import it.
struct CompiledModels {
  private let directory: URL
  private let compiler: SwiftCompiler
  private let runtime: URL

  /// Creates a directory, which the caller removes with `remove()`.
  init(_ compiler: SwiftCompiler) throws {
    self.compiler = compiler
    runtime = try BuiltTool.modules()
    directory = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }

  /// Returns the compiler's errors and warnings about a project's outputs, for each language mode. Deprecated schema
  /// elements are deprecated in Swift: models warn about them on purpose, and mocks must name them.
  func compilerMessages(for build: ProjectBuild, of project: Project, languageModes: [String] = ["5", "6"]) throws
    -> [String]
  {
    let mocksFolder = project.outputs.testMocks.map { $0.path + "/" } ?? "/"
    let folder = directory.appending(path: UUID().uuidString)
    var files: (models: [URL], mocks: [URL]) = ([], [])
    for artifact in build.plan.artifacts {
      let file = folder.appending(path: artifact.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(artifact.bytes).write(to: file)
      if artifact.path.hasPrefix(mocksFolder) { files.mocks.append(file) } else { files.models.append(file) }
    }
    return try languageModes.flatMap { mode in
      let modules = folder.appending(path: "Modules\(mode)")
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      let module = project.schemaModuleName
      let models = try messages(
        [
          "-emit-module", "-wmo", "-enable-testing", "-module-name", module, "-swift-version", mode,
          "-o", modules.appending(path: "\(module).swiftmodule").path,
        ], files.models)
      guard models.isEmpty else { return models.map { "Swift \(mode), models: \($0)" } }
      if files.mocks.isEmpty { return [] }
      let mocks = try messages(
        [
          "-typecheck", "-wmo", "-module-name", "Mocks", "-swift-version", mode, "-I", modules.path,
        ], files.mocks)
      return mocks.map { "Swift \(mode), mocks: \($0)" }
    }
  }

  private func messages(_ arguments: [String], _ files: [URL]) throws -> [String] {
    let result = try compiler.run(
      arguments + ["-parse-as-library", "-I", runtime.path, "-diagnostic-style", "llvm"] + files.map(\.path))
    let messages = result.output.split(separator: "\n").map(String.init).filter {
      $0.contains("error:") || ($0.contains("warning:") && !$0.contains("is deprecated"))
    }
    return messages.isEmpty && result.status != 0 ? [result.output] : messages
  }
}
