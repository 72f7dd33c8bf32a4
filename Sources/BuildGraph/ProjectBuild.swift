import Source

/// The result of bringing a project up to date.
package struct ProjectBuild: Sendable {
  /// The outputs; incomplete if errors keep them from being made.
  package var plan: ArtifactPlan.Project
  /// All diagnostics of the sources. Tests have a table of their own.
  package var diagnosticTable = DiagnosticTable()
  /// The files whose diagnostics changed since the last update.
  package var changedFiles: Set<String> = []
  package var counts = Counts()
  /// The paths of all artifacts that may have changed or disappeared since the last update, even if its plan was
  /// incomplete.
  package var changedArtifacts: Set<String> = []

  /// The diagnostics of all files, in order.
  package var diagnostics: [Diagnostic] { diagnosticTable.all }

  /// The numbers for a summary.
  package struct Counts: Sendable, Equatable {
    package var operations = 0
    package var fragments = 0
    package var mocks = 0
  }
}
