import BuildGraph
import Dispatch
import FileAccess
import FileWatching
import Logging
import Source

/// Keeps a workspace up to date, and its outputs as long as no other process does: what `mockd watch` and `mockd lsp`
/// have in common.
///
/// Whatever it takes is put on an agenda, and all of the agenda is done before anything is written or anybody who waits
/// is answered. Events are hints: of outputs, those that hold what they are to hold are passed over, so what the keeper
/// itself writes gives it no work.
package final class WorkspaceKeeper {
  let workspace: Workspace
  let audience: any WatchAudience
  let logger: Logger
  let seat: WriterSeat
  let cookies: Cookies
  let live: LiveWorkspace
  var agenda = WatchAgenda()
  var latest: WorkspaceBuild?
  /// The notes of a round that was interrupted.
  private var interruptedRound: RoundNotes?
  var isFirstRound = true
  var outputs: WatchedOutputs
  let gate: ExitGate
  private let startWatching: StartWatching
  private let post: @Sendable (WatchInput) -> Void
  private var watcher: (any DiskWatching)?
  private var watched: WatchPlan?
  private var role: WatchRole?
  /// Whether files are read while git is still changing others. An editor would be answered from states that never were.
  private let looksAhead: Bool
  /// When something is tried again; nil where nothing is.
  private var nextAttempt: DispatchTime?

  /// The absolute paths of files of which an editor has a text that is not on the disk. While outputs are made from one
  /// of them, they stay as they are; after that, they are brought up to date.
  package var unsaved: Set<String> = [] {
    didSet { if wasHeld, !isHeld { agenda.release() } }
  }
  /// Whether outputs were held in the last round.
  var wasHeld = false
  var isHeld: Bool { !holding.isEmpty }

  /// The unsaved files that hold outputs.
  package var holding: Set<String> { unsaved.filter { live.feedsOutputs($0) } }

  /// Whether nothing is to be written at all; then others may.
  package var isObserving = false {
    didSet {
      guard isObserving != oldValue else { return }
      if isObserving { seat.leave() }
      settle()
    }
  }

  /// Where outputs may be written; nil for nowhere.
  package var writing: AccessPolicy? {
    didSet {
      guard writing != oldValue else { return }
      if let writing {
        seat.confine(to: writing)
        outputs.confine(to: writing)
      } else {
        seat.leave()
      }
      if hasBegun { settle() }
      outputs.suspect(nil)
      agenda.needsEverything = true
    }
  }
  private var hasBegun = false

  /// Whether the audience is told which queries ran.
  package var isTracing: Bool {
    get { live.isTracing }
    set { live.isTracing = newValue }
  }

  /// Records how tests use mocks from now on, since an editor shows it.
  package func noteUses() { live.noteUses() }

  /// How often what changes while it is read is read again before something is written all the same.
  private static let attempts = 8
  /// The same for files that changed without anybody having told so.
  private static let staleAttempts = 3
  /// How long to wait before something is tried again of which nobody tells that it can be done.
  private static let attemptInterval = DispatchTimeInterval.seconds(2)
  /// The same for records that are gone, since somebody may be deleting all of the workspace.
  private static let recordsInterval = DispatchTimeInterval.milliseconds(300)

  /// - Parameters:
  ///   - use: what other processes are told of this one.
  ///   - gate: passed while files are written and the audience is told.
  ///   - startWatching: begins to watch the disk.
  ///   - post: hands over, on any thread, what has happened; it is to be given to `take`.
  package init(
    _ workspace: Workspace, for use: LockHolder.Use, gate: ExitGate, audience: any WatchAudience,
    logger: Logger = Logger(label: "mockd") { _ in SwiftLogNoOpLogHandler() },
    startWatching: @escaping StartWatching = watchingFiles(byPolling: false),
    post: @escaping @Sendable (WatchInput) -> Void
  ) {
    self.workspace = workspace
    self.audience = audience
    self.logger = logger
    self.gate = gate
    self.startWatching = startWatching
    self.post = post
    seat = WriterSeat(workspace, for: use) { post(.lockFreed) }
    cookies = Cookies(root: workspace.root)
    looksAhead = use == .watch
    live = LiveWorkspace(workspace, isForEditor: use == .lsp)
    outputs = WatchedOutputs(workspace)
    writing = workspace.access
  }

  /// Takes the lock if it is to be had, and begins to watch; there is work then.
  package func begin() {
    hasBegun = true
    settle()
    watch()
    agenda.needsEverything = true
  }

  /// Watches and writes no more.
  package func end() {
    watcher?.stop()
    seat.leave()
  }

  /// Takes note of what has happened.
  package func take(_ input: WatchInput) {
    switch input {
    case .disk(.rescan(cookies.directory)):
      agenda.cookies.formUnion(cookies.present)
      if !seat.isInPlace { tryAgain(after: Self.recordsInterval) }
    case .disk(.ahead) where !looksAhead: break
    case .disk(let event): agenda.add(event, live.watchPlan)
    case .lockFreed:
      seat.noteFreed()
      settle()
    case .attempt:
      nextAttempt = nil
      agenda.addAttempt()
    case .stop: break
    }
  }

  private func tryAgain(after interval: DispatchTimeInterval) {
    let time = DispatchTime.now() + interval
    if let nextAttempt, nextAttempt <= time { return }
    nextAttempt = time
    DispatchQueue.global().asyncAfter(deadline: time) { [post] in post(.attempt) }
  }

  /// Whether something could not be done of which nobody may tell when it can be: a disk is full, or what may not be
  /// written is outside of what is watched.
  var hasFailed: Bool {
    if case .unable = role { return true }
    return role == .writer && outputs.findings.contains { $0.code == .outputUnwritable }
  }

  /// Lets a text that an editor has open count instead of a file, or the file again.
  ///
  /// - Parameter path: absolute and normalized.
  package func overlay(_ path: String, with bytes: [UInt8]?) {
    live.overlay(path, with: bytes)
    agenda.add(stale: [path])
  }

  /// The projects that a file belongs to, by its path in the workspace.
  package func graphs(containing path: String) -> [ProjectGraph] { live.graphs(containing: path) }

  /// The projects in the form that request handlers read.
  package var readableProjects: [ReadableProject] { live.readableProjects }

  /// The files that were read, by path in the workspace.
  package var sources: [String: SourceFile] { live.sources }

  /// Returns the contents of a file, or nil if the file may not be quoted.
  package func quotableSource(_ path: String) -> SourceFile? { live.quotableSource(path) }

  /// Whether inputs may have changed.
  package var hasChanges: Bool { agenda.hasChanges }

  /// Whether there is something to do.
  package var hasWork: Bool { !agenda.isEmpty || live.needsBuild || interruptedRound != nil }

  /// Makes ready for changes to come, for a moment; gives whether more of that is to be done.
  package func prepare() -> Bool { seat.prepare() }

  /// Applies the changes on the agenda to the inputs. Nothing is computed or written.
  package func applyChanges() {
    guard agenda.hasChanges else { return }
    var round = interruptedRound ?? RoundNotes()
    while agenda.hasChanges { applyChanges(&round) }
    interruptedRound = round
  }

  private func applyChanges(_ round: inout RoundNotes) {
    let changes = agenda.takeChanges()
    logger.debug("bringing the workspace up to date", metadata: ["changes": "\(changes)"])
    round.note(changes)
    // The workspace would copy what the last build shares with it.
    latest = nil
    live.apply(changes) { [audience] in audience.hear(.doing($0)) }
    watch()
  }

  /// The diagnostics of open files that the applied changes concern.
  package func editedFileDiagnostics() -> [EditedFileDiagnostics] { live.editedFileDiagnostics() }

  /// Does everything on the agenda: builds, writes outputs, examines tests, and reports the round to the audience.
  ///
  /// - Parameters:
  ///   - absorb: receives the events that came in the meantime. Returns whether to continue.
  ///   - isInterrupted: returns whether to stop. It is called between chunks of work.
  /// - Returns: false if the work was interrupted. The next call continues it.
  @discardableResult
  package func work(absorb: () -> Bool, isInterrupted: () -> Bool = { false }) -> Bool {
    if let paths = agenda.takeAhead() {
      live.lookAhead(paths)
      return true
    }
    let clock = ContinuousClock()
    let start = clock.now
    var notes = interruptedRound ?? RoundNotes()
    interruptedRound = nil
    for attempt in 1...Self.attempts where agenda.hasChanges || live.needsBuild {
      if agenda.hasChanges { applyChanges(&notes) }
      let update = live.build(announce: { [audience] in audience.hear(.doing($0)) }, isInterrupted: isInterrupted)
      guard let update else {
        interruptedRound = notes
        return false
      }
      notes.note(update)
      latest = update.build
      outputs.suspect(update.changedArtifacts)
      guard absorb() else { return true }
      if attempt <= Self.staleAttempts { agenda.add(stale: live.staleFiles) }
    }
    if agenda.takeRelease() { notes.isReleased = true }
    // A process that waits for everything waits for this attempt too.
    if agenda.takeAttempt() || hasFailed && !agenda.cookies.isEmpty { notes.isAttempt = true }
    var round: WatchRound?
    gate.pass { round = write(notes) }
    if let round, !live.prepareTests(round.build, isInterrupted: isInterrupted) {
      notes.notices += round.notices
      interruptedRound = notes
      return false
    }
    gate.pass { finish(round, notes, since: start) }
    return true
  }

  /// Writes outputs, if there is a build.
  private func write(_ notes: RoundNotes) -> WatchRound? {
    let role = settle()
    for warning in agenda.takeWarnings() { audience.hear(.warning(warning)) }
    return latest.map { writeRound(notes, $0, role) }
  }

  /// Examines tests, reports the round and answers waiting processes.
  private func finish(_ written: WatchRound?, _ notes: RoundNotes, since start: ContinuousClock.Instant) {
    if var round = written {
      round.notices = notes.notices + round.notices
      examineTests(&round)
      round.duration = ContinuousClock.now - start
      if notes.isDue || round.isRepair { audience.hear(.round(round)) }
    }
    if hasFailed { tryAgain(after: Self.attemptInterval) }
    guard !agenda.hasChanges else { return }
    let waiting = agenda.takeCookies()
    // Only the writer answers.
    if role == .writer, !waiting.isEmpty { cookies.answer(waiting, audience.standing) }
  }

  /// Whether the configuration is on the disk. Without it, nothing is written, whatever is known of it: it may be just
  /// now that somebody deletes the workspace, who would find folders full again.
  var hasConfiguration: Bool { exists(workspace.configuration) }

  /// Makes sure of the lock, and tells when that has changed what this watch may do.
  @discardableResult private func settle() -> WatchRole {
    let now: WatchRole =
      if isObserving { .observer } else if writing == nil { .confined(folder: workspace.root) } else {
        seat.settle(isWorkspace: hasConfiguration)
      }
    guard now != role else { return now }
    // A watch that can write is what everybody expects.
    if role != nil || now != .writer { audience.hear(.role(now, before: role)) }
    outputs.suspect(nil)
    if now == .writer {
      agenda.needsEverything = true
      agenda.cookies.formUnion(cookies.present)
    }
    role = now
    return now
  }

  /// Watches what the present configuration asks for.
  private func watch() {
    let plan = live.watchPlan
    guard watched != plan else { return }
    logger.info("watching", metadata: ["roots": "\(plan.roots.map(\.path))"])
    watcher?.stop()
    watched = plan
    watcher = startWatching(plan.roots, cookies.directory) { [post] in post(.disk($0)) }
    // What happened before the watcher ran is told by nobody.
    agenda.needsEverything = true
    agenda.cookies.formUnion(cookies.present)
  }
}

/// Begins to watch directories; events go to the closure until the result is stopped. Cookies are looked for in the
/// second argument.
package typealias StartWatching = ([WatchRoot], String, @escaping @Sendable (WatchEvent) -> Void) -> any DiskWatching

/// Something that watches the disk.
package protocol DiskWatching {
  func stop()
}

extension FileWatcher: DiskWatching {}
extension SharedWatch: DiskWatching {}

/// Watches the real disk together with others.
package func watchingFiles(with watcher: SharedWatcher) -> StartWatching {
  { roots, cookies, handler in watcher.watch(roots, cookieDirectory: cookies, handler: handler) }
}

/// Watches the real disk, or looks at it in intervals, for file systems whose events cannot be trusted.
package func watchingFiles(byPolling polls: Bool) -> StartWatching {
  { roots, cookies, handler in
    var options = FileWatcher.Options(cookieDirectory: cookies)
    options.alwaysPolls = polls
    let watcher = FileWatcher(roots, options: options, handler: handler)
    watcher.start()
    return watcher
  }
}
