import Incremental

/// What bringing a workspace up to date has brought.
package struct WorkspaceUpdate: Sendable {
  /// All that is known of the workspace now.
  package var build: WorkspaceBuild
  /// The artifacts that may differ from those of the update before, by their paths in the plan.
  package var dirtyOutputs: Dirty
  /// The paths of files that were read, or are gone, since the update before; nil where that may be any.
  package var changedSources: Set<String>?
  /// What was read.
  var reading = SourceStore.Reading()
  /// The queries that ran, in order.
  package var trace: [QueryEvent]

  package init(build: WorkspaceBuild, dirtyOutputs: Dirty = .all, trace: [QueryEvent] = []) {
    self.build = build
    self.dirtyOutputs = dirtyOutputs
    self.trace = trace
  }
}
