import FileAccess
import Incremental
import Source

/// The inputs and results of a round before it writes.
struct RoundNotes {
  /// The inputs that were reported as changed, by absolute path.
  private(set) var paths: Set<String> = []
  /// The directories that were searched again, by absolute path.
  private(set) var folders: Set<String> = []
  /// As in `WorkspaceUpdate`, of all updates together.
  private(set) var changedSources: Set<String>? = []
  /// As in `WorkspaceUpdate`, of all updates together.
  private(set) var changedDiagnostics: Set<String>? = []
  /// The files that all updates read.
  private(set) var reading = SourceStore.Reading()
  private(set) var trace: [QueryEvent] = []
  /// Why outputs are written although no output has drifted.
  var causes: WriteCauses = []
  /// The outputs that changed although their inputs did not.
  var drift: [OutputDrift] = []
  /// The notices of parts of the round that were interrupted.
  var notices: [Diagnostic] = []

  /// Whether outputs are written and the round is reported.
  var isDue: Bool { !causes.isEmpty || !drift.isEmpty }

  mutating func note(_ update: WorkspaceUpdate) {
    causes.insert(.inputs)
    trace += update.trace
    reading.add(update.reading)
    changedSources = update.changedSources.flatMap { changedSources?.union($0) }
    changedDiagnostics = update.changedDiagnostics.flatMap { changedDiagnostics?.union($0) }
  }

  mutating func note(_ changes: [WorkspaceHost.Change]) {
    for change in changes {
      switch change {
      case .everything: break
      case .paths(let changed): paths.formUnion(changed)
      case .below(let folder): folders.insert(folder)
      }
    }
  }
}

extension WatchRound {
  /// Describes a round before its outputs are written.
  init(_ notes: RoundNotes, _ build: WorkspaceBuild, _ mode: WriteMode, of workspace: Workspace, isFirst: Bool) {
    self.init(isFirst: isFirst, build: build, role: mode.role)
    trace = notes.trace
    changedSources = notes.changedSources
    changedDiagnostics = notes.changedDiagnostics
    // A watcher that polls reports files that may have changed.
    changed = workspace.names(notes.paths).filter { !notes.reading.isUnchanged($0) }
    removed = Set(changed.filter { build.sources[$0] == nil && !workspace.exists($0) })
    // The name of the whole workspace tells the user nothing.
    rescanned = notes.folders.contains(Path.normalized(workspace.root)) ? [] : workspace.names(notes.folders)
    isHeld = mode.isHeld
    repaired = notes.drift.filter { !$0.isSilent }.map(\.path)
    removed.formUnion(notes.drift.filter(\.isMissing).map(\.path))
  }

  mutating func add(_ outcome: WriteOutcome) {
    self.outcome = outcome
    notices = outcome.diagnostics.filter { $0.code == .outputReplaced }
  }
}

extension Workspace {
  fileprivate func exists(_ path: String) -> Bool { (try? FileSystem.status(absolute(path))) != nil }

  /// Returns absolute paths as paths of the workspace, in order.
  fileprivate func names(_ paths: Set<String>) -> [String] {
    let root = Path.normalized(root)
    return paths.map { outputName($0, root: root) }.sorted(by: precedesByBytes)
  }
}
