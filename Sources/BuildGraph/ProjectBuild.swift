import Source

/// What became of one project.
package struct ProjectBuild: Sendable {
  /// What the project wants on disk; incomplete where an error stands in the way.
  package var plan: ArtifactPlan.Project
  /// Everything found in its sources, in order.
  package var diagnostics: [Diagnostic]
  package var counts: Counts
  /// The paths of all files that may be other ones, or gone, since the last complete plan of the same graph; all of them
  /// in its first. Empty while the plan is incomplete.
  package var changedArtifacts: Set<String> = []

  /// What a summary tells.
  package struct Counts: Sendable, Equatable {
    package var operations = 0
    package var fragments = 0
    package var mocks = 0
  }
}
