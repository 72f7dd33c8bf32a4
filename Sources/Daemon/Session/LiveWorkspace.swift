/// A workspace that is kept up to date.
///
/// Not to be shared: whoever owns it tells it what has changed, and is told what that makes of the workspace.
package final class LiveWorkspace {
  private let workspace: Workspace
  /// What must be watched under the present configuration; under the last usable one, where the present one is broken.
  package private(set) var watchPlan: WatchPlan
  /// The files that were read for the last update, by path, with what they were then.
  private var stamps: [String: FileStatus] = [:]

  /// Reads the configuration only.
  package init(_ workspace: Workspace) {
    self.workspace = workspace
    watchPlan = WatchPlan(Session.readConfiguration(workspace).configuration, of: workspace)
  }

  /// What of the disk may have changed, by absolute paths.
  package enum Change: Sendable, Hashable {
    case everything
    case paths([String])
    /// All below a directory.
    case below(String)
  }

  /// Brings everything up to date.
  ///
  /// - Parameter announce: is told what is being done, for a status line.
  package func update(
    _ changes: [Change], announce: (String) -> Void = { _ in }
  ) async -> WorkspaceUpdate {
    let build = await Session.build(workspace, announce: announce)
    stamps = build.stamps
    watchPlan = WatchPlan(build.configuration, of: workspace, previous: watchPlan)
    return WorkspaceUpdate(build: build)
  }

  /// The absolute paths of files that are no longer what they were when the last update read them. While there are any,
  /// the update may mix what never was together on the disk.
  package var staleFiles: [String] {
    stamps.compactMap { path, stamp in
      let path = workspace.absolute(path)
      return (try? FileSystem.status(path)) == stamp ? nil : path
    }
  }
}
