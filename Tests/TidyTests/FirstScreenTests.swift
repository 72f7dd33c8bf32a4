import TestSupport
import Testing

/// The first screen of the README has the two commands that do everything on a fresh machine.
@Suite struct FirstScreenTests {
  private static let commands = ["scripts/mockd", "scripts/test"]

  @Test(arguments: commands) func firstScreenOfTheReadmeHasBothCommands(command: String) throws {
    let lines = try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).prefix(40)
    var isCode = false
    var code: [Substring] = []
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        code.append(line)
      }
    }
    let line = try #require(code.first { $0.split(separator: " ").first == command[...] })
    // The command is the whole line, but for a comment with its time.
    #expect(line.wholeMatch(of: /\S+ +# .*about \d+ minutes.*/) != nil)
    #expect(lines.contains { $0.contains("![") && $0.contains("](Documentation/check.svg)") })
  }

  @Test func continuousIntegrationRunsTheTestCommand() throws {
    let lines = try Repository.text(".ci/run").split(separator: "\n")
    #expect(lines.contains("scripts/test"))
  }
}
