import ArgumentParser
import BuildActions

/// The `action` command: a step of a build with explicit inputs, for build engines.
struct ActionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "action",
    abstract: "Run one step of a build with explicit inputs, for build engines.",
    discussion: """
      The result depends only on the arguments and the files that they name: no other file is read, no folder is listed, \
      and there is no state, lock, time or environment. Equal inputs give equal bytes on every machine. Diagnostics go to \
      standard error. An argument @FILE stands for the lines of a file.

      Steps:
      \(ActionStep.allCases.map { "  \($0.rawValue): \($0.abstract)" }.joined(separator: "\n"))

      `mockd action STEP --help` lists the options of a step. `mockd worker` runs the same actions in one process.

      Exit status: 0 without errors, 1 with errors in the inputs, 2 for wrong usage or configuration.
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The step and its options, or @FILE.", valueName: "arguments"))
  var arguments: [String] = []

  func run() throws {
    throw ExitCode(runAction(arguments, of: Self.self))
  }
}

/// Runs an action in this process, prints its messages, and returns the exit status.
///
/// - Parameter command: the command whose help is printed without a step.
func runAction(_ arguments: [String], of command: any ParsableCommand.Type) -> Int32 {
  if arguments.isEmpty || arguments.first.map({ ["--help", "-h"].contains($0) }) == true {
    Terminal.write(Mockd.helpMessage(for: command) + "\n")
    return arguments.isEmpty ? 2 : 0
  }
  let engine = ActionEngine(keepingGraphs: 0, version: Mockd.version)
  let result = engine.run(arguments, ActionContext())
  if arguments.contains("--help") || arguments.contains("-h"), result.status == 0 {
    Terminal.write(result.output)
  } else {
    Terminal.writeError(result.output)
  }
  return result.status
}
