import Foundation
import TestSupport

/// The tutorial of the documentation: the files that it shows and the commands between them.
struct Tutorial {
  /// Contents by path in the new package.
  var files: [String: String] = [:]
  /// The lines of all shell commands, in order.
  var commands: [String] = []
  /// The printed message about a missing required field, with `…` for machine-dependent text.
  var message = ""

  /// A problem in the page.
  struct Unreadable: Error {
    var reason: String
  }

  /// Reads the page: a block of code is a file if the text before it ends with the file's path.
  init() throws {
    for block in try MarkdownPage.read("Documentation/tutorial.md").blocks {
      switch block.language {
      case "sh": commands += block.code.split(separator: "\n").map(Self.withoutComment)
      case "text": message = block.code
      default:
        guard let path = block.title else { throw Unreadable(reason: "no file is named before line \(block.line)") }
        files[path] = block.code
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    (line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
  }
}
