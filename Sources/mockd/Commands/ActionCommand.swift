import ArgumentParser
import BuildActions

/// The `action` command: a step of a build with explicit inputs, for build engines.
///
/// The options are declared for help and completions. `ActionArguments` parses them, here and in a worker, in linear
/// time.
struct ActionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "action",
    abstract: "Run one step of a build with explicit inputs, for build engines.",
    discussion: """
      The result depends only on the arguments and the files that they name: no other file is read, and there is no \
      state, lock, time or environment. Equal inputs give equal bytes on every machine. Diagnostics go to standard error. \
      An argument @FILE stands for the lines of a file, unless it is a value of an option.

      Steps:
      \(ActionStep.allCases.map { "  \($0.rawValue): \($0.abstract)" }.joined(separator: "\n"))

      `mockd action STEP --help` lists the options of a step. `mockd worker` runs the same actions in one process.

      Exit status: 0 without errors, 1 with errors in the inputs, 2 for wrong usage or configuration.
      """)

  @Argument(help: ArgumentHelp("The step and its options, or @FILE.", valueName: "arguments"))
  var arguments: [String] = []

  @Option(parsing: .upToNextOption, help: .of(.config), completion: .file()) var config: [String] = []
  @Option(help: .of(.project)) var project: String?
  @Option(parsing: .upToNextOption, help: .of(.root), completion: .directory) var root: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.schema), completion: .file()) var schema: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.operations), completion: .file()) var operations: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.sources), completion: .file()) var sources: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.protocols), completion: .file()) var protocols: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.tests), completion: .file()) var tests: [String] = []
  @Option(help: .of(.baseline), completion: .file()) var baseline: String?
  @Option(parsing: .upToNextOption, help: .of(.only)) var only: [String] = []
  @Option(parsing: .upToNextOption, help: .of(.omit)) var omit: [String] = []
  @Option(help: .of(.parts)) var parts: Int?
  @Option(help: .of(.format)) var format: String?
  @Flag(help: .of(.strict)) var strict = false
  @Flag(help: .of(.hints)) var hints = false
  @Flag(help: .of(.exitZero)) var exitZero = false
  @Flag(help: .of(.fragmentsOnly)) var fragmentsOnly = false
  @Option(help: .of(.documented), completion: .file()) var documented: String?
  @Option(help: .of(.output), completion: .file()) var output: String?

  func run() throws { throw ExitCode(Self.run(Array(ProcessArguments.all.dropFirst()))) }

  /// Runs an action with the arguments after the name of the command. Returns nil if they ask for the command's help.
  static func runUnlessHelp(_ arguments: [String]) -> Int32? {
    guard let first = arguments.first, first != "--help", first != "-h" else { return nil }
    return run(arguments)
  }

  /// Runs an action in this process, prints its messages, and returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    let result = ActionEngine(keepingGraphs: 0, version: Mockd.version).run(arguments, ActionContext())
    if result.isHelp { Terminal.write(result.output) } else { Terminal.writeError(result.output) }
    return result.status
  }
}

extension ArgumentHelp {
  /// The help of an option, which several steps may have.
  fileprivate static func of(_ option: ActionOption) -> ArgumentHelp {
    let steps = ActionStep.allCases.filter { $0.options.contains(option) }
    let names = steps.map(\.rawValue).joined(separator: ", ")
    return ArgumentHelp("\(steps.first.map { option.help(in: $0) } ?? "") (\(names))", valueName: option.valueName)
  }
}
