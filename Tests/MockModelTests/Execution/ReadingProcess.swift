import BuildGraph
import Configuration
import Foundation
import TestSupport

/// Compiles models and mocks with a program that reads them, and runs it.
struct ReadingProcess {
  private let directory: URL
  private let compiler: SwiftCompiler
  private let modules: URL

  struct Failure: Error { var output: String }

  /// A module made of the files of a folder.
  private struct Module {
    var name: String
    var folder: String
    var files: [URL] = []
  }

  /// Creates a directory, which the caller removes with `remove()`.
  init(_ compiler: SwiftCompiler) throws {
    self.compiler = compiler
    modules = try BuiltTool.modules()
    directory = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }

  /// Returns the lines that the program prints.
  func output(of program: ReadingProgram, on artifacts: [Artifact], of project: Project) throws -> [String] {
    var modules = [Module(name: project.schemaModuleName, folder: "")]
    modules += [
      ("Mocks", project.outputs.testMocks?.path), ("Placeholders", project.outputs.placeholders?.path),
      ("Stubs", project.outputs.stubs?.path),
    ].compactMap { name, folder in folder.map { Module(name: name, folder: $0 + "/") } }
    for artifact in artifacts {
      let file = try write(String(decoding: artifact.bytes, as: UTF8.self), to: artifact.path)
      let index = modules.lastIndex { artifact.path.hasPrefix($0.folder) } ?? 0
      modules[index].files.append(file)
    }
    modules.removeAll { $0.files.isEmpty }
    let compiled = try modules.map { try object($0.name, $0.files) }
    let sources = try program.sources(importing: modules.map(\.name)).map { name, text in
      try write(text, to: "Program/\(name)")
    }
    let executable = directory.appending(path: "program")
    let libraries = try ["MockSupport", "IssueReporting"].flatMap { try objects(of: $0) }
    try compile(["-o", executable.path] + (compiled + libraries).map(\.path), sources)
    return try run(executable)
  }

  private func write(_ text: String, to path: String) throws -> URL {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func object(_ module: String, _ sources: [URL]) throws -> URL {
    let file = directory.appending(path: "\(module).o")
    try compile(
      [
        "-emit-module", "-emit-object", "-wmo", "-enable-testing", "-parse-as-library", "-module-name", module,
        "-emit-module-path", directory.appending(path: "\(module).swiftmodule").path, "-o", file.path,
      ], sources)
    return file
  }

  /// Returns the object files of a module from the package's build.
  private func objects(of module: String) throws -> [URL] {
    let folder = modules.deletingLastPathComponent().appending(path: "\(module).build")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }.sorted { $0.path < $1.path }
  }

  private func compile(_ arguments: [String], _ sources: [URL]) throws {
    let result = try compiler.run(
      arguments + [
        "-suppress-warnings", "-diagnostic-style", "llvm", "-swift-version", "6", "-Onone", "-I", directory.path, "-I",
        modules.path,
      ] + sources.map(\.path))
    let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
    if result.status != 0 {
      throw Failure(output: errors.isEmpty ? result.output : errors.joined(separator: "\n"))
    }
  }

  private func run(_ executable: URL) throws -> [String] {
    let run = try ProgramRun(executable, [])
    let lines = run.output.split(separator: "\n").map(String.init)
    if run.status != 0 { throw Failure(output: "the program ended with \(run.status) after \(lines.suffix(3))") }
    return lines
  }
}
