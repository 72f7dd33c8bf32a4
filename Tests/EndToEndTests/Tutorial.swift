import Foundation
import TestSupport

/// The tutorial of the README: the files that it shows and the commands between them.
struct Tutorial {
  static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Contents by path in the new package.
  var files: [String: String] = [:]
  /// The lines of all shell commands, in order.
  var commands: [String] = []
  /// The printed message about a missing required field, with `…` for machine-dependent text.
  var message = ""

  /// A problem in the README's tutorial.
  struct Unreadable: Error {
    var reason: String
  }

  /// Reads the section: a block of code is a file if the text before it ends with the file's path.
  init() throws {
    let readme = try String(contentsOf: Self.repository.appending(path: "README.md"), encoding: .utf8)
    let sections = readme.components(separatedBy: "\n## ")
    guard let section = sections.first(where: { $0.hasPrefix("Tutorial:") }) else {
      throw Unreadable(reason: "the README has no tutorial")
    }
    let parts = section.components(separatedBy: "\n```")
    // Text and code alternate.
    for index in stride(from: 1, to: parts.count, by: 2) {
      let (language, code) = Self.split(parts[index])
      switch language {
      case "sh": commands += code.split(separator: "\n").map { Self.withoutComment($0) }
      case "text": message = code
      default:
        guard let path = Self.path(atEndOf: parts[index - 1]) else {
          throw Unreadable(reason: "no file is named before: \(code.prefix(40))")
        }
        files[path] = code
      }
    }
  }

  private static func split(_ block: String) -> (language: String, code: String) {
    guard let end = block.firstIndex(of: "\n") else { return (block, "") }
    return (String(block[..<end]), String(block[block.index(after: end)...]) + "\n")
  }

  private static func withoutComment(_ line: Substring) -> String {
    (line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
  }

  private static func path(atEndOf text: String) -> String? {
    let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard line.hasSuffix("`:") else { return nil }
    return line.dropLast(2).split(separator: "`").last.map(String.init)
  }
}
