import Foundation
import TestSupport

/// The Swift files in Tests/Fixtures/SemanticTypes. Each is a module of its own. The table of a file is beside it.
/// `MOCKD_UPDATE=1` asks the compiler for all tables.
enum SemanticFixtures {
  static let folder = "Tests/Fixtures/SemanticTypes"
  static let moduleName = "Module"

  /// Returns all files with their committed tables.
  static func files() throws -> [(ComparedFile, CompilerTypes)] {
    try ComparedModule.swiftFiles(below: folder).map { path in
      let text = try String(contentsOfFile: ComparedModule.absolute(path), encoding: .utf8)
      let table = try String(contentsOfFile: ComparedModule.absolute(tablePath(path)), encoding: .utf8)
      let file = ComparedFile(path: path, text: text, module: [path: text], moduleName: moduleName)
      return (file, try CompilerTypes(table: table))
    }
  }

  static func tablePath(_ path: String) -> String { path.replacing(/\.swift$/, with: ".types") }

  /// Writes the tables to a folder, relative to the root of the repository.
  static func writeTables(to output: String = folder) throws {
    let kinds = ExpressionKind.compared.map(\.rawValue).joined(separator: ",")
    _ = try CompilerTypesScript.run([
      "--separate", "--module", moduleName, "--kinds", kinds, "--output", output, folder,
    ])
  }
}
