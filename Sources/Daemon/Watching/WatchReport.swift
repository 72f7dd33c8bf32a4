import BuildGraph
import FileAccess
import Incremental
import Source

/// An event that a watch reports to its observer.
package enum WatchReport {
  /// The running step, for a status line.
  case doing(String)
  case role(WatchRole, before: WatchRole?)
  case warning(String)
  case round(WatchRound)
}

/// Whether a watch writes outputs.
package enum WatchRole: Equatable, Sendable {
  case writer
  /// Another process holds the lock. This one only reports until that one ends.
  case reader(LockHolder)
  /// The manifest and the lock can't be written, so outputs aren't either.
  case unable(FileError)
  /// The user wants nothing to be written.
  case observer
  /// The editor has not opened the folder of the configuration, so nothing is written.
  case confined(folder: String)

  /// The message for the user.
  ///
  /// - Parameter before: the role until now.
  package func message(after before: WatchRole?) -> String {
    switch self {
    case .writer:
      if case .unable = before {
        "Writing outputs from now on: mockd can write its state again"
      } else {
        "Writing outputs from now on: the other process that wrote them has ended"
      }
    case .reader(let holder):
      "Not writing outputs, because \(holder.description) writes in this workspace"
        + (holder.configuration.map { " for '\($0)'" } ?? "") + "; this process only reports diagnostics until it ends"
    case .unable(let error):
      "Not writing outputs, because mockd cannot write its state at '\(error.path)': \(error.reason)"
    case .confined(let folder):
      "Not writing outputs, because the configuration is in '\(folder)', outside all open folders; open that folder, or "
        + "allow it (`mockd explain config/path-outside-workspace`)"
    case .observer: "Not writing outputs, because the editor settings disable it"
    }
  }
}

/// The result of bringing the workspace up to date once.
package struct WatchRound {
  /// Whether it is the first round of a watch.
  package var isFirst: Bool
  /// The inputs that changed, as paths of the workspace, in order.
  package var changed: [String] = []
  /// The changed files that no longer exist.
  package var removed: Set<String> = []
  /// The directories of the workspace that were searched again.
  package var rescanned: [String] = []
  /// The outputs that changed although their inputs did not.
  package var repaired: [String] = []
  package var build: WorkspaceBuild
  /// The paths of the files that may differ from the round before; nil for all.
  package var changedSources: Set<String>? = []
  /// The files whose diagnostics changed since the round before; nil for all. Diagnostics of outputs don't count.
  package var changedDiagnostics: Set<String>? = []
  package var outcome = WriteOutcome()
  /// The present diagnostics of outputs.
  package var outputDiagnostics: [Diagnostic] = []
  /// The diagnostics of this round only: an edit of an output was replaced, and a copy kept.
  package var notices: [Diagnostic] = []
  package var role: WatchRole
  /// Whether outputs stay as they are because of unsaved texts.
  package var isHeld = false
  package var duration: Duration = .zero
  package var trace: [QueryEvent] = []

  init(isFirst: Bool, build: WorkspaceBuild, role: WatchRole) {
    self.isFirst = isFirst
    self.build = build
    self.role = role
  }

  /// The projects whose last good outputs are kept because of errors.
  package var keptProjects: [String] { build.plan.projects.filter { !$0.isComplete }.map(\.name) }
}

/// Receives the reports of a `WorkspaceController`, and has the status for `mockd sync`.
package protocol WatchObserver: AnyObject {
  func receive(_ report: WatchReport)
  /// The status for `mockd sync`.
  var status: SyncStatus { get }
}
