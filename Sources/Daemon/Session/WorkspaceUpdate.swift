import Incremental

/// The result of bringing a workspace up to date.
package struct WorkspaceUpdate: Sendable {
  /// The current state of the workspace.
  package var build: WorkspaceBuild
  /// The artifacts that may have changed since the last update, by path in the plan.
  package var dirtyOutputs: Dirty
  /// The paths of files read or removed since the previous update; nil if any file may have changed.
  package var changedSources: Set<String>?
  /// The files whose diagnostics changed since the previous update; nil if any may have.
  package var changedDiagnostics: Set<String>?
  /// The files that were read.
  var reading = SourceStore.Reading()
  /// The queries that ran, in order.
  package var trace: [QueryEvent]

  package init(build: WorkspaceBuild, dirtyOutputs: Dirty = .all, trace: [QueryEvent] = []) {
    self.build = build
    self.dirtyOutputs = dirtyOutputs
    self.trace = trace
  }
}
