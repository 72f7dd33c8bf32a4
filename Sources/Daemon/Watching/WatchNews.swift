import BuildGraph
import FileAccess
import Incremental
import Source

/// What a watch tells whoever shows it.
package enum WatchNews {
  /// What is being done, for a status line.
  case doing(String)
  case role(WatchRole, before: WatchRole?)
  case warning(String)
  case round(WatchRound)
}

/// Whether a watch writes.
package enum WatchRole: Equatable, Sendable {
  case writer
  /// Another process has the right to; this one looks and reports until that one ends.
  case reader(LockHolder)
  /// Records cannot be kept here, so nothing is written.
  case unable(FileError)
  /// Nothing is to be written, as the user has it.
  case observer
  /// Nothing is to be written, since the editor has not opened the folder of the configuration.
  case confined(folder: String)

  /// What a user has to know.
  ///
  /// - Parameter before: what it was until now.
  package func message(after before: WatchRole?) -> String {
    switch self {
    case .writer:
      if case .unable = before {
        "mockd can keep its records now, so it writes from now on."
      } else {
        "The process that was writing in this workspace has ended, so this one writes from now on."
      }
    case .reader(let holder):
      "Nothing is written here, because \(holder.description) writes in this workspace"
        + (holder.configuration.map { ", for '\($0)'" } ?? "") + "; this process reports what it "
        + "finds, and writes as soon as that one ends."
    case .unable(let error):
      "Nothing is written, because mockd cannot keep its records at '\(error.path)': \(error.reason)."
    case .confined(let folder):
      "Outputs are not written, since the configuration is in '\(folder)', which is not below a folder that is open. Open "
        + "that folder, or allow it (`mockd explain config/path-outside-workspace`)."
    case .observer: "Nothing is written, as the settings of the editor have it."
    }
  }
}

/// One time that the workspace was brought up to date.
package struct WatchRound {
  /// Whether it is the one that a watch begins with.
  package var isFirst: Bool
  /// The inputs that hold something else than before, as paths of the workspace, in order.
  package var changed: [String] = []
  /// Those of them that are not there any more.
  package var removed: Set<String> = []
  /// Directories of the workspace in which everything was looked at again.
  package var rescanned: [String] = []
  /// Outputs that were not as they had been written.
  package var repaired: [String] = []
  /// Whether outputs are written because of what became of them, and not of inputs.
  var isRepair = false
  package var build: WorkspaceBuild
  /// The paths of the files of the build that may be other ones than in the round before; nil where all may.
  package var changedSources: Set<String>? = []
  package var outcome = ArtifactWriter.Outcome()
  /// What there is to say of outputs as long as it is so.
  package var outputFindings: [Diagnostic] = []
  /// What was done that cannot be done twice: an edit of an output was replaced, and a copy kept.
  package var notices: [Diagnostic] = []
  package var role: WatchRole
  /// Whether outputs stay as they are because of texts that are not on the disk.
  package var isHeld = false
  package var duration: Duration = .zero
  package var trace: [QueryEvent] = []

  init(isFirst: Bool, build: WorkspaceBuild, role: WatchRole) {
    self.isFirst = isFirst
    self.build = build
    self.role = role
  }

  /// The names of projects whose last good outputs are kept because of errors.
  package var keptProjects: [String] { build.plan.projects.filter { !$0.isComplete }.map(\.name) }
}

/// Shows what a watch does, and counts what it has shown.
package protocol WatchAudience: AnyObject {
  func hear(_ news: WatchNews)
  /// For `mockd sync`.
  var standing: WatchStanding { get }
}
