import Foundation
import TestSupport
import Testing

/// Messages about wrong arguments and about workspaces that can't have outputs.
@Suite struct UsageTests {
  @Test(arguments: [
    (["generat"], "Error: Unknown command 'generat'; did you mean 'generate'?\n"),
    (["zzzzzz"], "Error: Unknown command 'zzzzzz'; list all commands with `mockd help`\n"),
    (["help", "chek"], "Error: Unknown command 'chek'; did you mean 'check'?\n"),
    (["help", "nonsense"], "Error: Unknown command 'nonsense'; list all commands with `mockd help`\n"),
    (
      ["explain", "no-such-code"],
      "Error: Unknown diagnostic code 'no-such-code'; list all codes with `mockd explain`\n"
    ),
  ])
  func mistypedCommandsGetSuggestions(_ arguments: [String], _ message: String) throws {
    let workspace = try TemporaryWorkspace()
    let run = try MockdProcess.run(arguments, in: workspace.root)
    #expect(run.status == 2)
    #expect(run.errors == message)
  }

  #if os(Linux)
    /// A truncated report could be mistaken for a complete one.
    @Test(arguments: [["check", "--format", "json"], ["generate", "--format", "json"], ["config"], ["--help"]])
    func unwritableReportsAreAFailure(_ arguments: [String]) throws {
      let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
      let process = Process()
      process.executableURL = try BuiltTool.path("mockd")
      process.arguments = arguments
      process.currentDirectoryURL = workspace.root
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
      let errors = try process.start {
        let errors = Pipe()
        process.standardError = errors
        return errors
      }
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      // The folder exists as long as its workspace.
      withExtendedLifetime(workspace) {}
      #expect(process.terminationStatus == 2)
      #expect(text.contains("mockd: Cannot write to standard output: No space left on device\n"), "\(text)")
    }
  #endif

  @Test func suppressedErrorsThatBlockOutputsAreReported() throws {
    let off = StarWars.configuration.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"diagnostics\": { \"graphql/FieldsOnCorrectType\": \"off\" },")
    let workspace = try StarWars.workspace([
      ".mockgen.json": off, "graphql/Bad.graphql": "query Bad { hero { nme } }",
    ])
    for format in ["text", "json"] {
      let run = try MockdProcess.run(["generate", "--format", format], in: workspace.root)
      #expect(run.status == 1)
      #expect(
        run.errors.hasPrefix(
          "mockd: nothing written because of suppressed errors of graphql/FieldsOnCorrectType ("), "\(run.errors)")
    }
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0)
    let note = "no errors; outputs were not compared because of suppressed errors of graphql/FieldsOnCorrectType"
    #expect(check.errors.contains(note), "\(check.errors)")
  }

  /// One message instead of one for each output.
  @Test(arguments: ["file", "link that leads nowhere", "link out of the workspace"])
  func anInvalidOutputFolderIsReportedOnce(_ kind: String) throws {
    let workspace = try StarWars.workspace()
    let folder = workspace.root.appending(path: "Mocks")
    switch kind {
    case "file": try workspace.write("Mocks", "mine")
    case "link that leads nowhere":
      try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: "nowhere")
    default: try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: "/usr")
    }
    for command in ["generate", "check"] {
      let run = try MockdProcess.run([command], in: workspace.root)
      #expect(run.status == 1)
      #expect(run.output.split(separator: "output/unsafe-path").count == 2, "\(run.output)")
      #expect(command == "check" || run.errors.hasPrefix("mockd: nothing written ("))
    }
  }
}
