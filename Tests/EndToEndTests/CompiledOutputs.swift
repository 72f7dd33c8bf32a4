import Foundation
import TestSupport
import Testing

/// Compiles the outputs of a workspace in Swift 6 mode, with all warnings: the folder `Models` as the module `API`, and
/// other folders as modules that import it.
struct CompiledOutputs {
  private let compiler: SwiftCompiler
  private let root: URL
  private let paths: [String]
  private let arguments: [String]

  init(_ workspace: TemporaryWorkspace, isolation: String, flags: [String] = []) throws {
    compiler = try #require(SwiftCompiler.current)
    root = workspace.root
    paths = try workspace.contents().keys.sorted().filter { $0.hasSuffix(".swift") }
    arguments =
      try [
        "-wmo", "-parse-as-library", "-swift-version", "6", "-default-isolation", isolation, "-I", root.path, "-I",
        BuiltTool.modules().path,
      ] + flags
  }

  /// Compiles the folder `Models`.
  func compileModels() throws {
    let module = root.appending(path: "API.swiftmodule").path
    try compile("Models", ["-emit-module", "-enable-testing", "-module-name", "API", "-emit-module-path", module])
  }

  /// Compiles a folder alone.
  func check(_ folder: String, as module: String) throws {
    try compile(folder, ["-typecheck", "-module-name", module])
  }

  private func compile(_ folder: String, _ options: [String]) throws {
    let files = paths.filter { $0.hasPrefix(folder + "/") }.map { root.appending(path: $0).path }
    try #require(!files.isEmpty)
    let result = try compiler.run(arguments + options + files)
    #expect(result.status == 0 && result.output == "", "\(folder): \(result.output)")
  }
}
