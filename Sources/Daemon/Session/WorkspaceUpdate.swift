import Incremental

/// What bringing a workspace up to date has brought.
package struct WorkspaceUpdate: Sendable {
  /// All that is known of the workspace now.
  package var build: WorkspaceBuild
  /// The paths of the artifacts that may differ from those of the update before; nil where all are to be compared with
  /// the disk.
  package var changedArtifacts: Set<String>?
  /// The paths of files that were read, or are gone, since the update before; nil where that may be any.
  package var changedSources: Set<String>?
  /// What was read.
  var reading = SourceStore.Reading()
  /// The queries that ran, in order.
  package var trace: [QueryEvent]

  package init(build: WorkspaceBuild, changedArtifacts: Set<String>? = nil, trace: [QueryEvent] = []) {
    self.build = build
    self.changedArtifacts = changedArtifacts
    self.trace = trace
  }
}
