import BuildGraph
import Daemon
import FileAccess
import FileWatching
import JSONSyntax
import Source

/// A workspace that is served: the engine, and what it found last.
///
/// Not to be shared: the server's thread owns it.
final class ServedFolder {
  /// What tells folders apart for good: they come and go.
  let id: Int
  let workspace: Workspace
  private let keeper: WorkspaceController
  private let notes = FolderNotes()
  private var reports = FolderReports()
  private var hasBegun = false
  /// Whether it has been updated.
  private(set) var isLoaded = false
  /// How findings name the file at a path.
  private var files: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - watcher: tells of the disk.
  ///   - gate: passed while files are written.
  ///   - post: hands over, on any thread, what has happened; it is to be given to `take`.
  init(
    _ workspace: Workspace, id: Int, _ watcher: SharedWatcher, _ gate: ExitGate,
    post: @escaping @Sendable (WatchInput) -> Void
  ) {
    self.workspace = workspace
    self.id = id
    keeper = WorkspaceController(
      workspace, for: .lsp, gate: gate, audience: notes,
      startWatching: watchingFiles(with: watcher), post: post)
  }

  /// Whether nothing is to be written.
  var isObserving: Bool {
    get { keeper.isObserving }
    set { keeper.isObserving = newValue }
  }

  /// Confines outputs to the folders that the client has open, by absolute path.
  func confine(to opened: [String]) {
    keeper.writing = workspace.access.restricted(around: workspace.root, to: opened)
  }

  /// Whether the client may ask for what tests do with mocks; to be said before the first update.
  var notesUses: Bool {
    get { keeper.notesUses }
    set { keeper.notesUses = newValue }
  }

  /// Watches and writes no more.
  func end() { keeper.end() }

  /// Lets the text of an editor count instead of a file, or the file again.
  func overlay(_ path: String, with bytes: [UInt8]?) { keeper.overlay(path, with: bytes) }

  /// Takes which files have texts that are not on the disk, by absolute path.
  func hold(for unsaved: Set<String>) { if keeper.unsaved != unsaved { keeper.unsaved = unsaved } }

  /// Of the files for which outputs wait, the paths in the workspace, in order.
  var heldFor: [String] {
    guard !keeper.isObserving else { return [] }
    return keeper.holding.sorted().map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
  }

  /// Whether the user has been told why nothing is written.
  var hasToldOfHolding = false

  func take(_ input: WatchInput) { keeper.take(input) }

  /// Whether anything may have changed since the last update.
  var isStale: Bool { !hasBegun || keeper.hasWork }

  /// Makes ready for changes to come, for a moment; gives whether more of that is to be done.
  func prepare() -> Bool { keeper.prepare() }

  // MARK: Updates

  /// What the user is to be told.
  func takeRemarks() -> [FolderNotes.Remark] { notes.takeRemarks() }

  /// Brings everything up to date, outputs included. The first time, it begins to watch, and to write if no other process
  /// does.
  ///
  /// - Parameters:
  ///   - progress: is told what is being done.
  ///   - early: is told of findings of the file that is being edited, which are to be told before everything is up to
  ///     date.
  func update(progress: @escaping (String) -> Void, early: @escaping (EarlyFindings) -> Void) {
    notes.progress = progress
    notes.early = early
    defer {
      notes.progress = { _ in }
      notes.early = { _ in }
    }
    if !hasBegun { keeper.begin() }
    hasBegun = true
    if keeper.hasChanges { notes.releaseBuild() }
    keeper.work { true }
    isLoaded = true
  }

  /// Whether a schema may be another one since this was last asked.
  func takeIsSchemaNew() -> Bool {
    notes.takeChanged()?.contains { path in
      let graphs = keeper.graphs(containing: path)
      return graphs.isEmpty || graphs.contains { $0.isSchema(path) }
    } ?? true
  }

  /// The absolute paths of all files with findings.
  var reportedPaths: Set<String> { Set(findings.map { path($0.location.file) }) }

  /// Makes the findings of files anew that are other ones; gives the absolute paths of these files.
  func updateReports(_ shown: inout ShownFolder) -> Set<String> {
    Set(
      reports.update(findings, &shown).map { file in
        let path = path(file)
        files[path, default: []].insert(file)
        return path
      })
  }

  /// Makes the findings of one file anew if they are other ones; gives the absolute path of the file then.
  func updateReports(_ early: EarlyFindings, _ shown: inout ShownFolder) -> String? {
    let file = early.file.path
    guard reports.update(file, early.findings[...], &shown) else { return nil }
    files[path(file), default: []].insert(file)
    return path(file)
  }

  // MARK: State

  /// What was made last, without what is found in tests; nil before the first update.
  var build: WorkspaceBuild? { notes.build }

  /// What there is to say, silenced findings left out, in order.
  var findings: [Diagnostic] { notes.findings }

  /// The findings of the file at an absolute path.
  func reported(_ path: String) -> [JSONTree] {
    (files[path] ?? []).sorted().flatMap { reports.items(of: $0) }
  }

  /// Whether the file at an absolute path is read for anything. Where there never was a configuration without errors, it
  /// may be.
  func reads(_ path: String) -> Bool {
    if let build, build.isConfigurationBroken, build.plan.projects.isEmpty, contains(path) { return true }
    return file(at: path).map { build?.sources[$0] != nil } ?? false
  }

  /// Whether a path lies in the workspace.
  func contains(_ path: String) -> Bool { path == workspace.root || path.hasPrefix(prefix) }

  /// How the workspace calls the file at an absolute path; nil for one that it does not read.
  func file(at absolute: String) -> String? {
    if absolute.hasPrefix(prefix) { return String(absolute.dropFirst(prefix.count)) }
    return build?.sources.keys.first { path($0) == absolute }
  }

  /// What features for editors see of all projects, until the next change.
  var projects: [EditorView] { keeper.editorViews }

  /// The absolute path of a file. What is found in none, such as that there is no schema, is the configuration's.
  func path(_ file: String) -> String {
    normalizedPath(workspace.absolute(file.isEmpty ? workspace.configuration : file))
  }

  private var prefix: String { workspace.root == "/" ? "/" : workspace.root + "/" }
}
