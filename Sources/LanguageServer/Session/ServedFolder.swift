import BuildGraph
import Configuration
import Daemon
import FileWatching
import Reporting
import Source

/// A workspace folder of the client's: the engine, and what it found last.
///
/// Not to be shared: the server's thread owns it.
final class ServedFolder {
  let workspace: Workspace
  private let live: LiveWorkspace
  private let watch: ([WatchRoot]) -> FileWatcher
  private var watcher: FileWatcher?
  private var watched: WatchPlan?
  private var changes: [LiveWorkspace.Change] = [.everything]
  private var memory = SilencingMemory()
  private(set) var build: WorkspaceBuild?
  /// What there is to say, silenced findings left out, in order.
  private(set) var findings: [Diagnostic] = []

  /// - Parameter watch: begins to watch directories.
  init(_ workspace: Workspace, watch: @escaping ([WatchRoot]) -> FileWatcher) {
    self.workspace = workspace
    self.watch = watch
    live = LiveWorkspace(workspace)
  }

  /// Lets the text of an editor count instead of a file, or the file again.
  func overlay(_ path: String, with bytes: [UInt8]?) {
    live.overlay(path, with: bytes)
    changes.append(.paths([normalizedPath(path)]))
  }

  func note(_ event: WatchEvent) {
    switch event {
    case .changed(let paths): changes.append(.paths(paths))
    case .rescan(let root): changes.append(.below(root))
    case .polling, .watching, .cookie: break
    }
  }

  /// Whether anything may have changed since the last update.
  var isStale: Bool { !changes.isEmpty }

  /// Brings everything up to date.
  func update() {
    var changedSources: Set<String>? = []
    var latest: WorkspaceUpdate?
    // What the new configuration asks to be watched may have changed before it was.
    while !changes.isEmpty {
      let present = changes
      changes = []
      let update = live.update(present)
      if watched != live.watchPlan {
        watched = live.watchPlan
        watcher?.stop()
        watcher = watch(live.watchPlan.roots)
        changes.append(.everything)
      }
      changedSources = update.changedSources.flatMap { changedSources?.union($0) }
      latest = update
    }
    guard var latest else { return }
    live.examineTests(&latest.build, &latest.trace)
    build = latest.build
    findings = memory.filter(latest.build.diagnostics, sources: latest.build.sources, changed: changedSources)
  }

  func stop() { watcher?.stop() }

  /// The absolute path of a finding's file.
  func path(_ location: Location) -> String { normalizedPath(workspace.absolute(location.file)) }

  /// How the workspace calls the file at an absolute path; nil for one that it does not read.
  func file(at absolute: String) -> String? {
    let prefix = workspace.root == "/" ? "/" : workspace.root + "/"
    if absolute.hasPrefix(prefix) { return String(absolute.dropFirst(prefix.count)) }
    return build?.sources.keys.first { normalizedPath(workspace.absolute($0)) == absolute }
  }

  /// What features for editors see of the first project that a file belongs to, until the next change.
  func project(containing file: String) -> EditorView? { live.graph(containing: file)?.editorView }

  /// The same of all projects.
  var projects: [EditorView] { live.editorViews }

  /// The text that a place is in.
  func text(of location: Location) -> PositionedText? {
    build?.source(location.file, of: workspace).map { PositionedText($0.bytes) }
  }
}
