import Foundation
import TestSupport

/// Runs `scripts/compiler-types`.
enum CompilerTypesScript {
  typealias Failure = RepositoryScript.Failure

  /// Returns the output of the script.
  static func run(_ arguments: [String]) throws -> String {
    let compiler = SwiftCompiler.current.map { ["--swiftc", $0.executable.path] } ?? []
    return try RepositoryScript.run("scripts/compiler-types", compiler + arguments)
  }
}

/// Runs scripts in Python in the root of the repository.
enum RepositoryScript {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the output of a script.
  static func run(_ path: String, _ arguments: [String]) throws -> String {
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["python3", "-B", path] + arguments, in: MarkdownPage.repository)
    guard run.status == 0 else { throw Failure(description: "status \(run.status): \(run.errors)") }
    return run.output
  }
}
