import BuildGraph
import FileWatching
import Logging
import Source

/// The loop of `mockd watch`: keeps a workspace up to date, and its outputs as long as no other process does.
///
/// Whatever wakes it is put on an agenda, and all of the agenda is done before anything is written or anybody who waits
/// is answered. Events are hints: of outputs, those that hold what they are to hold are passed over, so what the watch
/// itself writes does not wake it again.
package final class WatchSession {
  let workspace: Workspace
  let inbox: WatchInbox
  let audience: any WatchAudience
  let logger: Logger
  let seat: WriterSeat
  let cookies: Cookies
  let live: LiveWorkspace
  var agenda = WatchAgenda()
  var latest: WorkspaceBuild?
  var isFirstRound = true
  var outputs: WatchedOutputs
  private let gate: ExitGate
  private let startWatching: StartWatching
  private var watcher: (any DiskWatching)?
  private var watched: WatchPlan?
  private var role: WatchRole?
  private var isStopped = false

  /// How often what changes while it is read is read again before something is written all the same.
  private static let attempts = 8
  /// The same for files that changed without anybody having told so.
  private static let staleAttempts = 3

  /// - Parameters:
  ///   - inbox: what wakes the session; posting `stop` ends it.
  ///   - gate: passed while files are written and the audience is told.
  ///   - isTracing: whether the audience is told which queries ran.
  ///   - startWatching: begins to watch the disk.
  package init(
    _ workspace: Workspace, inbox: WatchInbox, gate: ExitGate, audience: any WatchAudience, logger: Logger,
    isTracing: Bool = false, startWatching: @escaping StartWatching = watchingFiles(byPolling: false)
  ) {
    self.workspace = workspace
    self.inbox = inbox
    self.audience = audience
    self.logger = logger
    self.gate = gate
    self.startWatching = startWatching
    seat = WriterSeat(root: workspace.root, inbox: inbox)
    cookies = Cookies(root: workspace.root)
    live = LiveWorkspace(workspace)
    live.isTracing = isTracing
    outputs = WatchedOutputs(root: workspace.root)
  }

  /// Runs on the thread of the caller until it is stopped.
  package func run() {
    settle()
    watch()
    agenda.needsEverything = true
    while !isStopped {
      work()
      while agenda.isEmpty, !isStopped {
        // Little by little, so that nothing that happens has to wait for it; once done, nothing is left to wake up for.
        if !seat.prepare() { inbox.wait() }
        absorb()
      }
    }
    watcher?.stop()
  }

  /// Does what is on the agenda.
  private func work() {
    let clock = ContinuousClock()
    let start = clock.now
    var round = RoundNotes()
    for attempt in 1...Self.attempts where agenda.hasChanges {
      let changes = agenda.takeChanges()
      logger.debug("bringing the workspace up to date", metadata: ["changes": "\(changes)"])
      round.note(changes)
      let audience = audience
      // While it is held, what it shares with the workspace would be copied to be changed.
      latest = nil
      let update = live.update(changes) { audience.hear(.doing($0)) }
      round.note(update)
      latest = update.build
      outputs.suspect(update.changedArtifacts)
      watch()
      absorb()
      if isStopped { return }
      if attempt <= Self.staleAttempts { agenda.add(stale: live.staleFiles) }
    }
    gate.pass { finish(&round, since: start) }
  }

  private func finish(_ notes: inout RoundNotes, since start: ContinuousClock.Instant) {
    let role = settle()
    for warning in agenda.takeWarnings() { audience.hear(.warning(warning)) }
    if let latest {
      var round = writeRound(notes, latest, role)
      if !isStopped { examineTests(&round) }
      // With what was written.
      round.duration = ContinuousClock.now - start
      if notes.hasUpdated || !round.repaired.isEmpty { audience.hear(.round(round)) }
    }
    guard !agenda.hasChanges else { return }
    let waiting = agenda.takeCookies()
    // Those who wait wait for the one who writes.
    if role == .writer, !waiting.isEmpty { cookies.answer(waiting, audience.standing) }
  }

  /// Makes sure of the lock, and tells when that has changed what this watch may do.
  @discardableResult private func settle() -> WatchRole {
    let now = seat.settle()
    guard now != role else { return now }
    // A watch that can write is what everybody expects.
    if role != nil || now != .writer { audience.hear(.role(now)) }
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
    watcher = startWatching(plan.roots, cookies.directory) { [inbox] in inbox.post(.disk($0)) }
    // What happened before the watcher ran is told by nobody.
    agenda.needsEverything = true
    agenda.cookies.formUnion(cookies.present)
  }

  private func absorb() {
    for input in inbox.takeAll() {
      logger.trace("woken", metadata: ["by": "\(input)"])
      switch input {
      case .disk(let event): agenda.add(event, live.watchPlan)
      case .lockFreed:
        seat.noteFreed()
        settle()
      case .stop: isStopped = true
      }
    }
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
