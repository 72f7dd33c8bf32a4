/// What a watch has done after a change, as far as it is shown. Paths are those of the workspace.
package struct RoundSummary: Equatable, Sendable {
  /// Whether it is what a watch begins with.
  package var isFirst = false
  /// How many files are watched.
  package var inputs = 0
  package var changed: [String] = []
  /// Those of `changed` and `repaired` that did not exist any more.
  package var removed: Set<String> = []
  /// Directories in which everything was looked at again.
  package var rescanned: [String] = []
  /// Outputs that somebody else had changed.
  package var repaired: [String] = []
  package var written: [String] = []
  package var deleted: [String] = []
  /// How many outputs were already what they are to be.
  package var unchanged = 0
  package var writes = Writes.possible
  /// Whether outputs could not be written.
  package var hasFailed = false
  /// The names of projects whose last good outputs are kept because of errors; empty names where there is but one.
  package var keptProjects: [String] = []
  package var milliseconds: Int64 = 0

  /// Why nothing is written, where nothing can be.
  package enum Writes: Equatable, Sendable {
    case possible
    /// The configuration itself is broken.
    case configurationBroken
    /// No output is asked for.
    case notWanted
    /// Every project has errors.
    case kept
    /// Another process does it.
    case elsewhere
  }

  package init() {}

  /// Whether there is nothing to tell: nothing of the inputs was changed by somebody, and nothing was written.
  package var isQuiet: Bool { !isFirst && changed.isEmpty && repaired.isEmpty && written.isEmpty && deleted.isEmpty }
}
