import Foundation

/// The executables of this package, which stand beside the bundle of tests.
package enum BuiltTool {
  package static func path(_ name: String) throws -> URL {
    let arguments = CommandLine.arguments
    var folders = [URL(filePath: arguments[0]).deletingLastPathComponent()]
    if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
      folders.insert(URL(filePath: arguments[index + 1]).deletingLastPathComponent(), at: 0)
    }
    for var folder in folders {
      for _ in 0..<4 {
        let tool = folder.appending(path: name)
        if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
        folder.deleteLastPathComponent()
      }
    }
    throw NotBuilt(name: name)
  }

  package struct NotBuilt: Error {
    var name: String
  }
}
