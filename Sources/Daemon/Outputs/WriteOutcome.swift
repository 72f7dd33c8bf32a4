import Source

/// The result of writing outputs. Paths are relative to the workspace where they are inside it.
package struct WriteOutcome: Equatable, Sendable {
  package var written: [String]
  package var deleted: [String]
  /// The number of outputs that were up to date.
  package var unchanged: Int
  package var diagnostics: [Diagnostic]

  package init(
    written: [String] = [], deleted: [String] = [], unchanged: Int = 0, diagnostics: [Diagnostic] = []
  ) {
    self.written = written
    self.deleted = deleted
    self.unchanged = unchanged
    self.diagnostics = diagnostics
  }

  /// Whether nothing was written because another process holds the lock.
  package var isLocked: Bool { diagnostics.contains { $0.code == .outputLocked } }
}
