import BuildGraph
import Source

/// Runs actions. In a worker, it keeps the graphs of projects for the next actions.
package final class ActionEngine: Sendable {
  let graphs: GraphPool
  /// The version of mockd, for reports.
  let version: String

  /// - Parameters:
  ///   - capacity: the maximum number of graphs to keep; 0 for a process that runs one action.
  package init(keepingGraphs capacity: Int, version: String) {
    graphs = GraphPool(capacity: capacity)
    self.version = version
  }

  /// Runs an action. The result and the files depend only on the arguments and the files that they name.
  ///
  /// - Parameter arguments: the step, its options, and `@FILE` for arguments in files.
  package func run(_ arguments: [String], _ context: ActionContext) -> ActionResult {
    do throws(ActionFailure) {
      if context.isCancelled() { return .cancelled }
      let files = InputFiles(context: context)
      let expanded = try ExpandedArguments(arguments) { path throws(ActionFailure) in
        try files.readArguments(path)
      }.all
      if let help = Self.help(expanded) { return help }
      let arguments = try ActionArguments(expanded)
      return switch arguments.step {
      case .normalize: try NormalizeAction(arguments).run(context)
      case .summarize: try SummarizeAction(arguments).run(context)
      case .generate: try GenerateAction(arguments).run(context, self)
      case .check: try CheckAction(arguments).run(context, self)
      }
    } catch {
      return error.result
    }
  }

  /// Returns the help that arguments ask for, or nil.
  private static func help(_ arguments: [ExpandedArgument]) -> ActionResult? {
    guard arguments.contains(where: { $0 == .word("--help") || $0 == .word("-h") }),
      case .word(let first)? = arguments.first, let step = ActionStep(rawValue: first)
    else { return nil }
    var result = ActionResult(status: 0, output: step.help + "\n")
    result.isHelp = true
    return result
  }
}
