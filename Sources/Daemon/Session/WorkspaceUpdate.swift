/// What bringing a workspace up to date has brought.
package struct WorkspaceUpdate: Sendable {
  /// All that is known of the workspace now.
  package var build: WorkspaceBuild
  /// The paths of the artifacts that may differ from those of the update before; nil where all are to be compared with
  /// the disk.
  package var changedArtifacts: Set<String>?
  /// The paths of files that were read, or are gone, since the update before; nil where that may be any.
  package var changedSources: Set<String>?
  /// The queries that ran, in order.
  package var trace: [QueryTrace]

  package init(build: WorkspaceBuild, changedArtifacts: Set<String>? = nil, trace: [QueryTrace] = []) {
    self.build = build
    self.changedArtifacts = changedArtifacts
    self.trace = trace
  }
}

/// One query that ran.
package struct QueryTrace: Sendable, Equatable {
  /// What was asked.
  package var name: String
  /// Of what.
  package var key: String
  /// What became of it: `computed`, `changed`, `unchanged`.
  package var outcome: String
  package var nanoseconds: UInt64

  package init(name: String, key: String, outcome: String, nanoseconds: UInt64) {
    self.name = name
    self.key = key
    self.outcome = outcome
    self.nanoseconds = nanoseconds
  }
}
