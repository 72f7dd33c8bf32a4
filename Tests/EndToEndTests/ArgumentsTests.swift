import Foundation
import TestSupport
import Testing

/// The arguments of the command line.
@Suite struct ArgumentsTests {
  /// Without a command, the exit status is a failure that a script can notice.
  @Test func aMissingCommandIsAnError() throws {
    let workspace = try TemporaryWorkspace()
    let run = try MockdProcess.run([], in: workspace.root)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("USAGE: mockd <subcommand>") && run.errors.contains("generate "), "\(run.errors)")
    #expect(try MockdProcess.run(["help"], in: workspace.root).status == 0)
  }

  #if os(Linux)
    /// Whether this process may create namespaces.
    private static let canHideProc: Bool = (try? hidden(["-c", "true"], in: .temporaryDirectory).status) == 0

    private static var isCI: Bool {
      ["CI"].contains { !(ProcessInfo.processInfo.environment[$0] ?? "").isEmpty }
    }

    /// Sandboxes and containers may have no `/proc`, from which Swift's `CommandLine` reads arguments.
    @Test func argumentsAreReadWithoutProc() throws {
      guard Self.canHideProc else {
        // Only root or a user with namespaces can run this.
        #expect(!Self.isCI, "`unshare` cannot hide /proc here, so arguments without /proc are not tested")
        print("not tested: `unshare` cannot hide /proc here")
        return
      }
      let workspace = try StarWars.workspace(["graphql/Bad.graphql": "query Bad { hero { nme } }"])
      let tool = try BuiltTool.path("mockd").path
      let check = try Self.hidden(["-c", "exec \"$0\" check --format json", tool], in: workspace.root)
      #expect(check.status == 1)
      #expect(check.output.contains("graphql/FieldsOnCorrectType"), "\(check.output)")
      let none = try Self.hidden(["-c", "exec \"$0\"", tool], in: workspace.root)
      #expect(none.status == 2)
      let unknown = try Self.hidden(["-c", "exec \"$0\" 'zzz é'", tool], in: workspace.root)
      #expect(unknown.status == 2)
      #expect(unknown.output.contains("Unknown command 'zzz é'"), "\(unknown.output)")
    }

    /// Runs a shell in a mount namespace where `/proc` is empty.
    private static func hidden(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
      let script = "mount -t tmpfs none /proc && ! test -e /proc/self && exec sh \"$@\""
      let run = try ProgramRun(
        URL(filePath: "/usr/bin/env"), ["unshare", "-m", "sh", "-c", script, "sh"] + arguments, in: folder,
        includingErrors: true)
      return (run.status, run.output)
    }
  #endif
}
