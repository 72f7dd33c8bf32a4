import BuildGraph
import Daemon
import EditorRequests
import FileAccess
import FileWatching
import Source

/// A workspace that the server keeps up to date. The loop owns it.
final class EditorWorkspace {
  /// Numbers are never reused.
  let number: Int
  let workspace: Workspace
  private let controller: WorkspaceController
  private let observer = WorkspaceObserver()
  private var hasBegun = false
  /// Whether a round has been completed.
  private(set) var isLoaded = false
  /// Whether a message has explained why outputs are not written.
  private var hasExplainedHolding = false

  /// - Parameters:
  ///   - watcher: watches the disk for all workspaces.
  ///   - barrier: is held while files are written.
  ///   - post: receives events on any thread. They have to be passed to `take`.
  init(
    _ workspace: Workspace, number: Int, _ watcher: SharedWatcher, _ barrier: ShutdownBarrier,
    post: @escaping @Sendable (WatchInput) -> Void
  ) {
    self.workspace = workspace
    self.number = number
    controller = WorkspaceController(
      workspace, for: .lsp, barrier: barrier, observer: observer, startWatching: watchingFiles(with: watcher),
      post: post)
  }

  var owner: DiagnosticStore.Owner { .workspace(number) }

  // MARK: Inputs

  /// Sets whether outputs are written.
  func setWritesOutputs(_ writes: Bool) { controller.isObserving = !writes }

  /// Confines outputs to the folders that the client has open, by absolute path.
  func confine(to opened: [String]) {
    controller.writing = workspace.access.restricted(around: workspace.root, to: opened)
  }

  /// Records how tests use mocks from now on, since the client shows it.
  func noteUses() { controller.noteUses() }

  /// Stops watching and writing.
  func end() { controller.end() }

  /// Replaces a file by the text of an editor, or restores the file.
  func overlay(_ path: String, with bytes: [UInt8]?) { controller.overlay(path, with: bytes) }

  /// Sets the files with unsaved text, by absolute path. Outputs that depend on them wait.
  func setUnsaved(_ unsaved: Set<String>) { if controller.unsaved != unsaved { controller.unsaved = unsaved } }

  func take(_ event: WatchInput) { controller.take(event) }

  // MARK: Work

  /// Whether there is work to do.
  var hasWork: Bool { !hasBegun || controller.hasWork }

  /// Sets the inputs of everything that has changed. Starts to watch and to write when it is first called.
  func applyChanges() {
    if !hasBegun {
      controller.begin()
      hasBegun = true
    }
    controller.applyChanges()
  }

  /// Returns the diagnostics of open files that are known before the work is complete, with their texts.
  func editedFileDiagnostics() -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    controller.editedFileDiagnostics().compactMap { edited in
      observer.filter(edited).map { (edited.file, $0) }
    }
  }

  /// Brings diagnostics, outputs and tests up to date.
  ///
  /// - Parameters:
  ///   - progress: receives the current step.
  ///   - absorb: applies events that came in the meantime.
  ///   - isInterrupted: returns whether to stop. It is called between chunks of work.
  /// - Returns: false if the work was interrupted.
  func work(
    progress: @escaping (String) -> Void, absorb: () -> Void, isInterrupted: () -> Bool
  ) -> Bool {
    observer.progress = progress
    defer { observer.progress = { _ in } }
    applyChanges()
    let isComplete = controller.work(
      absorb: {
        absorb()
        return true
      }, isInterrupted: isInterrupted)
    if isComplete { isLoaded = true }
    return isComplete
  }

  /// Does a part of the preparations for later requests and writes. Returns whether more are left.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks of work.
  func prepare(isInterrupted: () -> Bool) -> Bool { controller.prepare(isInterrupted: isInterrupted) }

  // MARK: Results

  /// The projects in the form that request handlers read.
  var projects: [ReadableProject] { controller.readableProjects }

  func takeMessages() -> [UserMessage] { observer.takeMessages() }

  /// Returns a message about outputs that wait for unsaved files, the first time that they do.
  func explainHolding() -> UserMessage? {
    guard !controller.isObserving, !hasExplainedHolding else { return nil }
    let files = controller.holding.sorted().map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    guard !files.isEmpty else { return nil }
    hasExplainedHolding = true
    return .log("Outputs are written when these files are saved: " + files.joined(separator: ", "))
  }

  /// The diagnostics that no comment suppresses, and copies of errors for the files of their callers.
  var diagnostics: DiagnosticTable { observer.diagnostics }

  /// Whether errors keep outputs or the configuration from being brought up to date.
  var hasErrors: Bool { observer.status.isKept }

  /// Takes the changes since the last call.
  func takeChanges() -> WorkspaceObserver.Changes { observer.takeChanges() }

  /// Returns whether the workspace reads the file at an absolute path. Before the first usable configuration, it may
  /// read any file.
  func reads(_ path: String) -> Bool {
    if let state = observer.state, state.isConfigurationBroken, !state.hasProjects, contains(path) { return true }
    if path.hasPrefix(prefix) { return controller.sources[String(path.dropFirst(prefix.count))] != nil }
    return controller.sources.keys.contains { absolute($0) == path }
  }

  /// Returns whether a path is in the workspace.
  func contains(_ path: String) -> Bool { path == workspace.root || path.hasPrefix(prefix) }

  /// Returns the absolute path of a file.
  func absolute(_ file: String) -> String {
    Path.normalized(workspace.absolute(file.isEmpty ? workspace.configuration : file))
  }

  /// The state that request handlers read.
  var snapshot: FolderSnapshot {
    FolderSnapshot(
      root: workspace.root, configuration: workspace.configuration, projects: projects,
      sources: controller.sources, readSource: { [controller] in controller.quotableSource($0) },
      diagnostics: diagnostics)
  }

  private var prefix: String { workspace.root == "/" ? "/" : workspace.root + "/" }
}
