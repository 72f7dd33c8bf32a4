import Source

/// What became of one project.
package struct ProjectBuild: Sendable {
  /// What the project wants on disk; incomplete where an error stands in the way.
  package var plan: ArtifactPlan.Project
  /// Everything found in its sources, in order.
  package var diagnostics: [Diagnostic]
  package var counts: Counts
  /// The paths of all artifacts that may have changed or gone since the last update of the same graph, whether or not its
  /// plan was complete.
  package var changedArtifacts: Set<String> = []

  /// What a summary tells.
  package struct Counts: Sendable, Equatable {
    package var operations = 0
    package var fragments = 0
    package var mocks = 0
  }
}
