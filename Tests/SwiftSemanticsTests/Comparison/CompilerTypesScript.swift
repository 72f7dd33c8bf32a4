import Foundation
import TestSupport

/// Runs `scripts/compiler-types` in the root of the repository.
enum CompilerTypesScript {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the output of the script.
  static func run(_ arguments: [String]) throws -> String {
    let compiler = SwiftCompiler.current.map { ["--swiftc", $0.executable.path] } ?? []
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["python3", "-B", "scripts/compiler-types"] + compiler + arguments,
      in: MarkdownPage.repository)
    guard run.status == 0 else { throw Failure(description: "status \(run.status): \(run.errors)") }
    return run.output
  }
}
