/// The results of a watch round for display, with paths relative to the workspace.
package struct RoundSummary: Equatable, Sendable {
  /// Whether it is the first round of the watch.
  package var isFirst = false
  /// The number of watched files.
  package var inputs = 0
  package var changed: [String] = []
  /// The paths in `changed` and `repaired` that were deleted.
  package var removed: Set<String> = []
  /// The directories that were scanned again.
  package var rescanned: [String] = []
  /// The outputs that other processes changed.
  package var repaired: [String] = []
  package var written: [String] = []
  package var deleted: [String] = []
  /// The number of up-to-date outputs.
  package var unchanged = 0
  package var writes = Writes.possible
  /// Whether writing outputs failed.
  package var hasFailed = false
  /// The names of projects with outputs kept because of errors. The name of a single project is empty.
  package var keptProjects: [String] = []
  /// The errors that keep outputs, if users see none: `suppressed errors of CODE`.
  package var suppressedErrors: String?
  package var milliseconds: Int64 = 0

  /// Whether outputs can be written, or the reason why not.
  package enum Writes: Equatable, Sendable {
    case possible
    /// The configuration has errors.
    case configurationBroken
    /// No outputs are configured.
    case notWanted
    /// Every project has errors.
    case kept
    /// Another process writes the outputs.
    case elsewhere
  }

  package init() {}

  /// Whether there is nothing to report: no changed input or output, and nothing written.
  package var isQuiet: Bool { !isFirst && changed.isEmpty && repaired.isEmpty && written.isEmpty && deleted.isEmpty }
}
