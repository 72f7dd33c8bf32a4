import Source

/// What became of one project.
package struct ProjectBuild: Sendable {
  /// What the project wants on disk; incomplete where an error stands in the way.
  package var plan: ArtifactPlan.Project
  /// Everything found in its sources, in order.
  package var diagnostics: [Diagnostic]
  package var counts: Counts

  /// What a summary tells.
  package struct Counts: Sendable, Equatable {
    package var operations = 0
    package var fragments = 0
    package var mocks = 0
  }
}
