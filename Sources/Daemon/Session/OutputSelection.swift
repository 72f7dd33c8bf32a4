import Configuration

/// The outputs in the plans of a workspace's builds.
package enum OutputSelection {
  /// The outputs that mockd writes in the workspace. The plans of other projects are empty.
  case inWorkspace
  /// All outputs of the projects for which the closure returns true. Other projects are not built.
  case ofProjects((Project) -> Bool)

  /// Returns whether the plan of a project that is built has its outputs.
  func contains(_ project: Project) -> Bool {
    switch self {
    case .inWorkspace: project.outputsWrittenBy == .mockd
    case .ofProjects: true
    }
  }
}
