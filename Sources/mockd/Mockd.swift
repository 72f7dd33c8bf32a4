import ArgumentParser
import CVersion
import Source

/// The root command: parses arguments, runs the command, and sets the exit status.
@main
struct Mockd: ParsableCommand {
  static let version = "0.2.0"

  /// The output of `--version`. In packages, it has the commit; quick builds are named.
  static let versionLine = commit.isEmpty ? "mockd \(version)" : "mockd \(version) (\(commit))"

  /// The commit of a package, or `quick build`. Empty in other builds.
  static var commit: String { String(cString: c_version_commit()) }

  static let configuration = CommandConfiguration(
    commandName: "mockd",
    abstract: "Generate and check test doubles for Swift projects with GraphQL.",
    discussion: """
      The configuration of a workspace is its .mockgen.json or apollo-codegen-config.json. Create a .mockgen.json with \
      `mockd init`.

      Exit status: 0 without errors, 1 with errors (with --strict also with warnings), 2 for wrong usage or configuration.

      To install shell completions, run `mockd --generate-completion-script zsh` (or bash, or fish).
      """,
    version: versionLine,
    subcommands: [
      GenerateCommand.self, CheckCommand.self, WatchCommand.self, LspCommand.self, SyncCommand.self,
      InitCommand.self, ConfigCommand.self, DoctorCommand.self, ExplainCommand.self, ActionCommand.self,
      WorkerCommand.self,
    ])

  /// Runs a command. Wrong usage exits with 2, as a wrong configuration does; ArgumentParser's own status is 64.
  static func main() {
    Terminal.openStandardDescriptors()
    let arguments = ProcessArguments.all
    guard !arguments.isEmpty else {
      Terminal.writeError(helpMessage() + "\n")
      exit(withError: ExitCode(2))
    }
    if let message = UnknownCommand.message(arguments) {
      Terminal.writeError(visibleLines(message) + "\n")
      exit(withError: ExitCode(2))
    }
    if arguments.first == ActionCommand.configuration.commandName,
      let status = ActionCommand.runUnlessHelp(Array(arguments.dropFirst()))
    {
      end(ExitCode(status))
    }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      exit(with: ExitCode.success)
    } catch {
      exit(with: error)
    }
  }

  private static func exit(with error: any Error) -> Never {
    if let code = error as? ExitCode { end(code) }
    let message = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      Terminal.writeError(visibleLines(message) + "\n")
      end(ExitCode(2))
    }
    // Help and version are results, so they go to standard output.
    Terminal.write(message + "\n")
    end(.success)
  }

  private static func end(_ code: ExitCode) -> Never {
    guard let failure = Terminal.outputFailure else { exit(withError: code) }
    Terminal.note("Cannot write to standard output: \(failure)")
    exit(withError: ExitCode(2))
  }
}
