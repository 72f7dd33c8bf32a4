import JSONSyntax
import Source

/// The lines of `mockd watch --format json`: one object each, with line ends.
package enum WatchJSON {
  /// Returns the event after the first round. From then on, no change is missed.
  ///
  /// - Parameter unexamined: the diagnostics of tests that are not examined; nil if they are the same as before.
  package static func ready(_ round: RoundSummary, process: Int, unexamined: Report? = nil) -> String {
    line(
      "ready",
      [.init("version", 1), .init("process", .integer(process)), .init("files", .integer(round.inputs))]
        + results(round, unexamined))
  }

  /// Returns the event after a later round. See `ready`.
  package static func rebuilt(_ round: RoundSummary, unexamined: Report? = nil) -> String {
    line("rebuilt", [.init("changed", paths(round.changed + round.repaired))] + results(round, unexamined))
  }

  /// Returns the event with all diagnostics of a file. The list is empty if none is left.
  package static func diagnostics(_ file: String, _ report: Report) -> String {
    line("diagnostics", [.init("file", .string(file)), .init("diagnostics", report.diagnosticsJSON)])
  }

  package static func warning(_ message: String, file: String? = nil) -> String {
    line("warning", (file.map { [.init("file", .string($0))] } ?? []) + [.init("message", .string(message))])
  }

  package static func stopped(_ reason: String) -> String { line("stopped", [.init("reason", .string(reason))]) }

  private static func results(_ round: RoundSummary, _ unexamined: Report?) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = [
      .init("written", paths(round.written)), .init("deleted", paths(round.deleted)),
      .init("kept", .bool(!round.keptProjects.isEmpty || round.writes == .configurationBroken)),
    ]
    if let unexamined { members.append(.init("notExamined", unexamined.unexaminedJSON)) }
    members.append(.init("milliseconds", .integer(Int(round.milliseconds))))
    return members
  }

  private static func paths(_ paths: [String]) -> JSONTree { .array(paths.map { .string($0) }) }

  private static func line(_ event: String, _ members: [JSONTree.Member]) -> String {
    JSONTree.object([.init("event", .string(event))] + members).compactText + "\n"
  }
}
