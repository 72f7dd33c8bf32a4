import Source

/// The exit status and messages of an action.
package struct ActionResult: Equatable, Sendable {
  /// 0 without errors, 1 with errors in the inputs, 2 for wrong usage or configuration.
  package var status: Int32
  /// Diagnostics and messages as text.
  package var output = ""
  /// Whether the action was stopped. Then it wrote nothing, or all of its files.
  package var wasCancelled = false
  /// Whether the output is the help of a step.
  package var isHelp = false

  package init(status: Int32, output: String = "", wasCancelled: Bool = false) {
    self.status = status
    self.output = output
    self.wasCancelled = wasCancelled
  }

  static let cancelled = ActionResult(status: 1, wasCancelled: true)
}

/// The reason why an action ends without a result.
struct ActionFailure: Error {
  var result: ActionResult

  init(_ result: ActionResult) { self.result = result }

  /// Wrong usage. `message` is a sentence without a full stop.
  init(usage message: String) {
    result = ActionResult(status: 2, output: "mockd: \(visibleText(message))\n")
  }

  /// A problem that no place in a file explains.
  init(_ message: String, status: Int32 = 1) {
    result = ActionResult(status: status, output: "mockd: \(visibleText(message))\n")
  }
}
