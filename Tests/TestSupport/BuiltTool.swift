import Foundation

/// The executables of this package, in the folder of the test bundle.
package enum BuiltTool {
  /// The path of another build of `mockd` to test, such as an optimized one: the value of `MOCKD_TOOL`.
  package static let other = ProcessInfo.processInfo.environment["MOCKD_TOOL"]

  /// Returns the path of an executable.
  package static func path(_ name: String) throws -> URL {
    if name == "mockd", let other { return URL(filePath: other) }
    return try find(name) { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Returns the folder with the interfaces of this package's modules and their dependencies.
  package static func modules() throws -> URL {
    try find("Modules") { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func find(_ name: String, where isRight: (URL) -> Bool) throws -> URL {
    let arguments = CommandLine.arguments
    var folders = [URL(filePath: arguments[0]).deletingLastPathComponent()]
    if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
      folders.insert(URL(filePath: arguments[index + 1]).deletingLastPathComponent(), at: 0)
    }
    for var folder in folders {
      for _ in 0..<4 {
        let tool = folder.appending(path: name)
        if isRight(tool) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    throw NotBuilt(name: name)
  }

  /// A missing product of the package's build.
  package struct NotBuilt: Error {
    var name: String
  }
}
