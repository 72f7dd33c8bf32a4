import Incremental

/// The result of bringing a workspace up to date.
package struct WorkspaceUpdate: Sendable {
  /// The present state of the workspace.
  package var build: WorkspaceBuild
  /// The artifacts that may have changed since the last update, by their paths in the plan.
  package var dirtyOutputs: Dirty
  /// The paths of files that were read, or are gone, since the update before; nil where that may be any.
  package var changedSources: Set<String>?
  /// The files whose diagnostics changed since the update before; nil if that may be any.
  package var changedDiagnostics: Set<String>?
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
