import BuildGraph
import Dispatch
import FileAccess
import FileWatching
import Logging
import Source

/// Keeps a workspace and its outputs up to date, for `mockd watch` and `mockd lsp`.
///
/// Events go on an agenda. A round takes all of it: it updates the workspace, writes outputs, reports, and answers
/// processes that wait. Events are hints, so the events of its own writes lead to no round.
package final class WorkspaceController {
  private let workspace: Workspace
  private let observer: any WatchObserver
  private let logger: Logger
  private let markers: SyncMarkers
  private let host: WorkspaceHost
  private let outputs: OutputController
  private let barrier: ShutdownBarrier
  private var agenda = WatchAgenda()
  private var latest: WorkspaceBuild?
  private var isFirstRound = true
  /// Whether tests were examined since the uses of mocks were prepared.
  private var hasStaleUses = false
  /// The sync markers that could not be removed.
  private var unanswered: Set<String> = []
  /// The notes of a round that was interrupted.
  private var interrupted: RoundNotes?
  private let startWatching: StartWatching
  private let post: @Sendable (WatchInput) -> Void
  private var watcher: (any DiskWatching)?
  private var watched: WatchPlan?
  /// Whether files are read while git still changes others. An editor would show states that never existed.
  private let looksAhead: Bool
  private var hasBegun = false

  /// How often changing files are read again before outputs are written.
  private static let attempts = 8
  /// How often files are read again that changed without an event.
  private static let staleAttempts = 3

  /// - Parameters:
  ///   - use: the purpose of the lock, which other processes can read.
  ///   - barrier: passed while files are written and rounds are reported.
  ///   - startWatching: begins to watch the disk.
  ///   - post: called on any thread with inputs for `take`.
  package init(
    _ workspace: Workspace, for use: LockHolder.Use, barrier: ShutdownBarrier, observer: any WatchObserver,
    logger: Logger = Logger(label: "mockd") { _ in SwiftLogNoOpLogHandler() },
    startWatching: @escaping StartWatching = watchingFiles(byPolling: false),
    post: @escaping @Sendable (WatchInput) -> Void
  ) {
    self.workspace = workspace
    self.observer = observer
    self.logger = logger
    self.barrier = barrier
    self.startWatching = startWatching
    self.post = post
    markers = SyncMarkers(root: workspace.root)
    looksAhead = use == .watch
    host = WorkspaceHost(workspace, isForEditor: use == .lsp)
    outputs = OutputController(workspace, for: use, post: post)
  }

  // MARK: Settings

  /// The absolute paths of files with unsaved texts. Outputs that are made from one of them stay as they are until the
  /// file is saved or closed.
  package var unsaved: Set<String> = [] {
    didSet { if outputs.mode?.isHeld == true, holding.isEmpty { agenda.add(.release) } }
  }

  /// The unsaved files that outputs are made from.
  package var holding: Set<String> { unsaved.filter { host.feedsOutputs($0) } }

  /// Whether nothing is to be written. Then other processes may write.
  package var isObserving: Bool {
    get { outputs.isObserving }
    set {
      guard newValue != outputs.isObserving else { return }
      outputs.observe(newValue)
      settle()
    }
  }

  /// The files that outputs may be; nil for none.
  package var writing: AccessPolicy? {
    get { outputs.access }
    set {
      guard newValue != outputs.access else { return }
      outputs.confine(to: newValue)
      if hasBegun { settle() }
      outputs.mark(.all)
      agenda.needsEverything = true
    }
  }

  /// Whether rounds list the queries that ran.
  package var isTracing: Bool {
    get { host.isTracing }
    set { host.isTracing = newValue }
  }

  /// Records how tests use mocks from now on, since an editor shows it.
  package func noteUses() { host.noteUses() }

  // MARK: Events

  /// Takes the lock if it is free, and begins to watch. Then there is work.
  package func begin() {
    hasBegun = true
    settle()
    watch()
    agenda.needsEverything = true
  }

  /// Ends watching and writing.
  package func end() {
    watcher?.stop()
    outputs.end()
  }

  /// Adds an event to the agenda.
  package func take(_ input: WatchInput) {
    switch input {
    case .disk(.rescan(markers.directory)):
      agenda.markers.formUnion(markers.present)
      outputs.noteStateChange()
    case .disk(.ahead) where !looksAhead: break
    case .disk(let event): agenda.add(event, host.watchPlan)
    case .lockFreed:
      outputs.noteLockFreed()
      settle()
    case .attempt:
      outputs.noteAttempt()
      agenda.add(.attempt)
      readMissedFiles()
    case .stop: break
    }
  }

  /// Requests the work that failed because the system had nothing left for it.
  private func readMissedFiles() {
    guard outputs.lacksInputs else { return }
    agenda.needsEverything = true
    agenda.markers.formUnion(unanswered.union(markers.present))
    unanswered = []
  }

  /// Replaces the text of a file by the text of an editor, or by the file on the disk again.
  ///
  /// - Parameter path: absolute and normalized.
  package func overlay(_ path: String, with bytes: [UInt8]?) {
    host.overlay(path, with: bytes)
    agenda.add(stale: [path])
  }

  // MARK: State

  /// Returns the projects that contain a file.
  ///
  /// - Parameter path: relative to the workspace.
  package func graphs(containing path: String) -> [ProjectGraph] { host.graphs(containing: path) }

  /// The projects in the form that request handlers read.
  package var readableProjects: [ReadableProject] { host.readableProjects }

  /// The files that were read, by path in the workspace.
  package var sources: [String: SourceFile] { host.sources }

  /// Returns the contents of a file, or nil if the file may not be quoted.
  package func quotableSource(_ path: String) -> SourceFile? { host.quotableSource(path) }

  /// Whether there is something to do.
  package var hasWork: Bool { !agenda.isEmpty || host.needsBuild || interrupted != nil }

  // MARK: Rounds

  /// Prepares for later requests and changes, for a moment. Returns whether more can be prepared.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks of work.
  package func prepare(isInterrupted: () -> Bool = { false }) -> Bool {
    if hasStaleUses, let latest {
      guard host.prepareUses(latest, isInterrupted: isInterrupted) else { return true }
      hasStaleUses = false
    }
    return outputs.prepare()
  }

  /// Applies the changes on the agenda to the inputs. Nothing is computed or written.
  package func applyChanges() {
    guard agenda.hasChanges else { return }
    var notes = interrupted ?? RoundNotes()
    while agenda.hasChanges { applyChanges(&notes) }
    interrupted = notes
  }

  private func applyChanges(_ notes: inout RoundNotes) {
    let changes = agenda.takeChanges()
    logger.debug("updating the workspace", metadata: ["changes": "\(changes)"])
    notes.note(changes)
    // The build shares storage with the workspace, which would be copied if both held it.
    latest = nil
    host.apply(changes) { [observer] in observer.receive(.doing($0)) }
    watch()
  }

  /// The diagnostics of open files that the applied changes concern.
  package func editedFileDiagnostics() -> [EditedFileDiagnostics] { host.editedFileDiagnostics() }

  /// Does the work on the agenda: builds, writes outputs, examines tests, and reports the round.
  ///
  /// - Parameters:
  ///   - absorb: adds new events to the agenda. Returns whether the work goes on.
  ///   - isInterrupted: returns whether to stop. It is called between chunks of work.
  /// - Returns: false if the work was interrupted. The next call continues it.
  @discardableResult
  package func work(absorb: () -> Bool, isInterrupted: () -> Bool = { false }) -> Bool {
    if let paths = agenda.takeAhead() {
      host.lookAhead(paths)
      return true
    }
    let start = ContinuousClock.now
    // A process that waits for all work waits for failed work, too.
    if !agenda.markers.isEmpty { readMissedFiles() }
    var notes = interrupted ?? RoundNotes()
    interrupted = nil
    for attempt in 1...Self.attempts where agenda.hasChanges || host.needsBuild {
      if agenda.hasChanges { applyChanges(&notes) }
      let update = host.build(announce: { [observer] in observer.receive(.doing($0)) }, isInterrupted: isInterrupted)
      guard let update else {
        interrupted = notes
        return false
      }
      notes.note(update)
      latest = update.build
      outputs.mark(update.dirtyOutputs)
      guard absorb() else { return true }
      if attempt <= Self.staleAttempts { agenda.add(stale: host.staleFiles) }
    }
    notes.causes.formUnion(agenda.takeCauses())
    if outputs.mode?.hasFailed == true, !agenda.markers.isEmpty { notes.causes.insert(.attempt) }
    var round: WatchRound?
    var mode: WriteMode?
    barrier.run { (round, mode) = write(&notes) }
    guard let mode else { return true }
    if let round, !host.prepareTests(round.build, isInterrupted: isInterrupted) {
      notes.notices += round.notices
      interrupted = notes
      return false
    }
    barrier.run { finish(&round, notes, mode, since: start) }
    return true
  }

  /// Settles the mode and writes outputs. The round is nil before the first build.
  private func write(_ notes: inout RoundNotes) -> (WatchRound?, WriteMode) {
    let mode = settle(&notes.causes)
    for warning in agenda.takeWarnings() { observer.receive(.warning(warning)) }
    guard let latest else { return (nil, mode) }
    notes.drift += outputs.verify(
      agenda.takeOutputs(), latest, notes.causes, isOutput: host.watchPlan.isOutput)
    var round = WatchRound(notes, latest, mode, of: workspace, isFirst: isFirstRound)
    isFirstRound = false
    if notes.isDue, !mode.isHeld, let outcome = outputs.write(latest, barrier) { round.add(outcome) }
    round.outputDiagnostics = outputs.diagnostics
    return (round, mode)
  }

  /// Examines tests, reports the round, and answers processes that wait.
  ///
  /// - Parameter written: the round, which is taken, so that no copy shares the table of diagnostics.
  private func finish(
    _ written: inout WatchRound?, _ notes: RoundNotes, _ mode: WriteMode, since start: ContinuousClock.Instant
  ) {
    if var round = written.take() {
      round.notices = notes.notices + round.notices
      observer.receive(.doing("analyzing tests"))
      latest = nil
      let changed = host.examineTests(&round.build, &round.trace)
      latest = round.build
      hasStaleUses = true
      round.changedDiagnostics = changed.flatMap { round.changedDiagnostics?.union($0) }
      round.duration = ContinuousClock.now - start
      if notes.isDue { observer.receive(.round(round)) }
    }
    if !agenda.hasChanges { answer(agenda.takeMarkers(), mode) }
    outputs.lacksInputs = host.lacksFiles || !unanswered.isEmpty
    outputs.settleAfterWriting()
  }

  /// Answers the processes that wait. Only the writer does.
  private func answer(_ waiting: Set<String>, _ mode: WriteMode) {
    guard mode.role == .writer, !waiting.isEmpty else { return }
    unanswered.formUnion(markers.answer(waiting, observer.status))
  }

  /// Applies the mode of writing, and reports a new role.
  @discardableResult private func settle() -> WriteMode {
    var causes: WriteCauses = []
    let mode = settle(&causes)
    agenda.add(causes)
    return mode
  }

  private func settle(_ causes: inout WriteCauses) -> WriteMode {
    let (mode, previous) = outputs.settle(holding)
    if mode.isReleased(after: previous) { causes.insert(.release) }
    if mode.announcesRole(after: previous) { observer.receive(.role(mode.role, before: previous?.role)) }
    if mode.role == .writer, previous?.role != .writer {
      agenda.needsEverything = true
      agenda.markers.formUnion(markers.present)
    }
    return mode
  }

  /// Watches the directories of the present configuration.
  private func watch() {
    let plan = host.watchPlan
    guard watched != plan else { return }
    logger.info("watching", metadata: ["roots": "\(plan.roots.map(\.path))"])
    watcher?.stop()
    watched = plan
    watcher = startWatching(plan.roots, markers.directory) { [post] in post(.disk($0)) }
    // The new watcher reports nothing that happened before it ran.
    agenda.needsEverything = true
    agenda.markers.formUnion(markers.present)
  }
}
