import Foundation
import TestSupport
import Testing

/// Writes random functions for other tests: `MOCKD_FUNCTION_FILES` is an empty folder, `MOCKD_FUNCTIONS` the number of
/// functions, and `MOCKD_SEED` their seed. Each folder in it is a module, which `CompilerComparisonTests` reads.
@Suite struct RandomFunctionFiles {
  /// The number of functions in a file.
  private static let size = 500

  @Test func functionsAreWritten() throws {
    let environment = ProcessInfo.processInfo.environment
    let temporary = try TemporaryWorkspace()
    let folder = environment["MOCKD_FUNCTION_FILES"].map { URL(filePath: $0) } ?? temporary.root
    let total = environment["MOCKD_FUNCTIONS"].flatMap { Int($0) } ?? 20
    let modules = try GeneratedModules.zoo()
    defer { modules.remove() }
    for start in stride(from: 0, to: total, by: Self.size) {
      let batch = FunctionBatch(modules, seed: Seeds.all[0], start..<min(start + Self.size, total))
      let module = folder.appending(path: "\(start)")
      try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      try Data(batch.text.utf8).write(to: module.appending(path: "Functions.swift"))
      for file in CompiledFunctions.standIns {
        try FileManager.default.copyItem(at: file, to: module.appending(path: file.lastPathComponent))
      }
    }
    let last = folder.appending(path: "\((total - 1) / Self.size * Self.size)/Functions.swift")
    #expect(try String(contentsOf: last, encoding: .utf8).contains("f\(total - 1)"))
    withExtendedLifetime(temporary) {}
  }
}
