import Source

/// The result of an action besides its files.
package struct ActionResult: Equatable, Sendable {
  /// 0 without errors, 1 with errors in the inputs, 2 for wrong usage or configuration.
  package var status: Int32
  /// Diagnostics and messages as text.
  package var output = ""
  /// Whether the action was stopped. Then it wrote nothing, or all of its files.
  package var wasCancelled = false

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

/// The circumstances of one action.
package struct ActionContext: Sendable {
  /// The folder that all paths of the arguments are relative to; empty for the working directory.
  package var folder: String
  /// The digests of inputs by path. A file with the digest that it had before is not read again.
  package var digests: [String: String]
  /// Returns whether to stop.
  package var isCancelled: @Sendable () -> Bool

  package init(
    folder: String = "", digests: [String: String] = [:], isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.folder = folder
    self.digests = digests
    self.isCancelled = isCancelled
  }

  /// Returns the path of a file for the system.
  func place(_ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : Path.join(folder, path)
  }
}
