import Foundation
import TestSupport

/// Runs `scripts/compiler-types` in the root of the repository.
enum CompilerTypesScript {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether the script can run. Other compilers print other trees.
  static let isAvailable: Bool = {
    #if compiler(>=6.3) && compiler(<6.4)
      SwiftCompiler.current != nil && Ability.hasPython
    #else
      false
    #endif
  }()
  static let reason = "Swift 6.3 with its compiler, or python3 is missing"

  /// Returns what the script prints.
  static func run(_ arguments: [String]) throws -> String {
    let compiler = SwiftCompiler.current.map { ["--swiftc", $0.executable.path] } ?? []
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["python3", "-B", "scripts/compiler-types"] + compiler + arguments,
      in: MarkdownPage.repository)
    guard run.status == 0 else { throw Failure(description: "status \(run.status): \(run.errors)") }
    return run.output
  }
}
