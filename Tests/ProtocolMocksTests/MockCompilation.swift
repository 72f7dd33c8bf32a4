import Foundation
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// Compiles Swift files with their mocks.
struct MockCompilation: Sendable, CustomTestStringConvertible {
  var files: [SourceFile]
  /// The name of the files' module.
  var module = "App"
  /// The default isolation of the files' module.
  var isolation = Isolation.nonisolated
  /// The default isolation of another module with the mocks; nil if the mocks are in the module of the files.
  var isolationOfMocks: Isolation?
  /// Other files of the module with the mocks.
  var tests: [SourceFile] = []
  var flags: [String] = []

  enum Isolation: String, Sendable, CaseIterable {
    case nonisolated
    case mainActor = "MainActor"
  }

  var testDescription: String {
    isolation.rawValue + (isolationOfMocks.map { ", mocks: " + $0.rawValue } ?? "") + flags.map { " " + $0 }.joined()
  }

  /// Returns the errors of the compiler, and its warnings about mocks.
  func messages() throws -> [String] {
    let workspace = try TemporaryWorkspace()
    for file in files { try workspace.write("Sources/" + file.path, Data(file.bytes)) }
    let sources = FileSources(files)
    var mocks: [String] = []
    for outline in sources.outlines {
      let mocked = sources.mocks(of: outline.path).filter(\.canBeMocked)
      if mocked.isEmpty { continue }
      let file = renderMocks(mocked, of: outline.path, module: isolationOfMocks == nil ? nil : module)
      try workspace.write("Mocks/" + file.name, Data(file.contents))
      mocks.append("Mocks/" + file.name)
    }
    try #require(!mocks.isEmpty)
    for file in tests {
      try workspace.write("Tests/" + file.path, Data(file.bytes))
      mocks.append("Tests/" + file.path)
    }
    let paths = files.map { "Sources/" + $0.path }
    guard let isolationOfMocks else {
      return try Self.run(["-typecheck", "-module-name", module] + common(isolation), paths + mocks, in: workspace)
    }
    let output = workspace.root.appending(path: module + ".swiftmodule").path
    let app = try Self.run(
      ["-emit-module", "-enable-testing", "-module-name", module, "-emit-module-path", output] + common(isolation),
      paths, in: workspace)
    if !app.isEmpty { return app }
    return try Self.run(
      ["-typecheck", "-module-name", "AppMocks", "-I", workspace.root.path] + common(isolationOfMocks), mocks,
      in: workspace)
  }

  private func common(_ isolation: Isolation) -> [String] {
    [
      "-wmo", "-parse-as-library", "-swift-version", "6", "-package-name", "app", "-diagnostic-style", "llvm",
      "-default-isolation", isolation.rawValue,
    ] + flags
  }

  private static func run(_ arguments: [String], _ files: [String], in workspace: TemporaryWorkspace) throws -> [String]
  {
    let compiler = try #require(SwiftCompiler.current)
    let result = try compiler.run(
      arguments + ["-I", try BuiltTool.modules().path] + files.map { workspace.root.appending(path: $0).path })
    let messages = CorpusTests.compilerMessages(result.output)
    return messages.isEmpty && result.status != 0 ? [result.output] : messages
  }
}
