import Foundation
import TestSupport
import Testing

/// Commands on all pages: in shell blocks, terminal captures, CI configurations and inline code.
@Suite struct ShellCommandTests {
  private let help: CommandHelp

  init() throws { help = try CommandHelp.load() }

  /// Programs other than mockd and the scripts of this repository.
  private static let programs: Set<String> = [
    "bazel", "cd", "code", "docker", "dpkg", "echo", "env", "export", "git", "ln", "mkdir", "python3", "sed", "set",
    "sha256sum", "swift", "sysctl", "tar", "tee", "time",
  ]

  /// The scripts that an unpacked tarball has, too.
  private static let scriptsOfTarball: Set<String> = ["install", "uninstall"]

  @Test func shellBlocksNameRealCommands() throws {
    var count = 0
    for language in ["sh", "bash", "shell"] {
      for (page, block) in try DocumentationPages.blocks(language) {
        let lines = block.code.replacing("\\\n", with: " ").split(separator: "\n")
        for command in lines.flatMap({ Self.commands(in: String($0)) }) {
          count += 1
          expectKnown(command, on: "\(page.path):\(block.line)")
        }
      }
    }
    #expect(10 < count)
  }

  @Test func capturesNameRealCommands() throws {
    for (page, block) in try DocumentationPages.blocks("console") {
      for line in block.code.split(separator: "\n") where line.hasPrefix("$ ") {
        for command in Self.commands(in: String(line.dropFirst(2))) {
          expectKnown(command, on: "\(page.path):\(block.line)")
        }
      }
    }
  }

  @Test func ciConfigurationsNameRealCommands() throws {
    var count = 0
    for (page, block) in try DocumentationPages.blocks("yaml") {
      for line in block.code.split(separator: "\n") {
        guard let start = line.firstRange(of: /(run: |- )(?=\S*mockd )/)?.upperBound else { continue }
        count += 1
        for command in Self.commands(in: String(line[start...])) {
          expectKnown(command, on: "\(page.path):\(block.line)")
        }
      }
    }
    #expect(1 <= count)
  }

  /// Inline code that starts with `mockd` or with two hyphens.
  @Test func inlineCodeNamesRealCommands() throws {
    let flags = help.flags.values.reduce(Set<String>()) { $0.union($1) }
    var count = 0
    for page in try DocumentationPages.all() {
      for code in page.inlineCode {
        let place = "\(page.path):\(code.number)"
        let words = code.text.split(separator: " ").map(String.init)
        if words.first == "mockd", 1 < words.count {
          count += 1
          for command in Self.commands(in: code.text) { expectKnown(command, on: place) }
        } else if page.path == "README.md" || page.path.hasPrefix("Documentation/"),
          !page.path.hasPrefix("Documentation/development/"), let flag = words.first, flag.hasPrefix("--")
        {
          count += 1
          #expect(flags.contains(String(flag.split(separator: "=")[0])), "\(place): \(code.text)")
        }
      }
    }
    #expect(20 < count)
  }

  private func expectKnown(_ words: [String], on place: String) {
    guard let program = words.first else { return }
    if program == "mockd" || program.hasSuffix("/mockd") {
      if let problem = help.problem(in: words.dropFirst()) { Issue.record("\(place): \(problem)") }
    } else if program.contains("scripts/") {
      let script = program.split(separator: "/").suffix(2).joined(separator: "/")
      let exists = FileManager.default.isExecutableFile(atPath: MarkdownPage.repository.appending(path: script).path)
      #expect(exists, "\(place): there is no script '\(program)'")
    } else if program.hasPrefix("mockd-") {
      let script = program.split(separator: "/").last.map(String.init) ?? ""
      #expect(Self.scriptsOfTarball.contains(script), "\(place): tarballs have no '\(program)'")
    } else {
      #expect(Self.programs.contains(program), "\(place): '\(program)' is not a known program")
    }
  }

  /// Returns the commands of a line as words, without comments, assignments, `sudo` and redirections.
  private static func commands(in line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    for word in line.split(separator: " ").map(String.init) {
      if word.hasPrefix("#") { break }
      if ["&&", "||", "|", ";"].contains(word) {
        commands.append([])
      } else if commands[commands.count - 1].isEmpty, word == "sudo" || word.contains(/^[A-Z_]+=/) {
        continue
      } else {
        commands[commands.count - 1].append(word)
      }
    }
    return commands.map { words in words.prefix { $0 != ">" && $0 != "2>&1" }.map { $0 } }.filter { !$0.isEmpty }
  }
}
