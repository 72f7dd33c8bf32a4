import Source

/// The loop of the watcher's thread: waits for events, polls, and reports changes that have settled.
struct WatchLoop {
  let roots: [WatchRoot]
  let options: FileWatcher.Options
  let emit: (WatchEvent) -> Void
  private let control: WatchControl
  var source: EventSource?
  /// The reasons why roots are polled, by index.
  var limits: [Int: WatchLimit] = [:]
  var polled: [Int: PolledTree] = [:]
  var nextPoll: UInt64 = 0
  var retry: RetryBackoff
  private var locks: GitLocks
  private var reported = RecentlyReportedPaths()
  /// The time until which clients may be reading all files, at the beginning and after a rescan.
  private var readingEnd: UInt64 = 0
  private var debouncer = Debouncer()
  /// Debounces files that must not delay others.
  private var separate = Debouncer()
  /// The sync markers that wait for an answer.
  private var markers: [String] = []
  /// The sync markers that were answered and still exist.
  private var answered: Set<String> = []

  init(
    _ roots: [WatchRoot], _ options: FileWatcher.Options, _ control: WatchControl, emit: @escaping (WatchEvent) -> Void
  ) {
    self.roots = roots
    self.options = options
    self.control = control
    self.emit = emit
    locks = GitLocks(roots.map(\.path).filter { !options.markerDirectories.contains($0) })
    retry = RetryBackoff(first: options.retryInterval)
  }

  /// Creates the watches for the first time.
  mutating func open() {
    if options.alwaysPolls { for index in roots.indices { limits[index] = .wanted } }
    connect()
    let now = SystemCalls.now()
    findLocks(now)
    readingEnd = now &+ options.readingTime
  }

  mutating func close() { source = nil }

  mutating func run() {
    var isDrained = true
    while !control.isStopped {
      control.pipe.wait(source?.descriptor, isDrained ? waitingTime : 0)
      guard !control.isStopped else { return }
      let turn = source?.read() ?? Turn(isDrained: true)
      isDrained = turn.isDrained
      let looks = control.takeLook()
      absorb(turn.diagnostics)
      if turn.isBroken || !turn.diagnostics.limits.isEmpty { reconnect(turn.diagnostics.limits) }
      if !polled.isEmpty, looks || nextPoll <= SystemCalls.now() { look() }
      if let due = retry.due, due <= SystemCalls.now() { retryEvents() }
      deliver()
    }
  }

  /// The time until the next work; nil if there is none.
  private var waitingTime: UInt64? {
    var due = [debouncer.deadline, separate.deadline].compactMap(\.self).min()
    if !polled.isEmpty { due = min(due ?? .max, nextPoll) }
    if let attempt = retry.due { due = min(due ?? .max, attempt) }
    let now = SystemCalls.now()
    return due.map { $0 > now ? $0 - now : 0 }
  }

  // MARK: Git's locks

  /// Finds the git directories again, and their locks.
  mutating func findLocks(_ now: UInt64) {
    locks.refresh()
    source?.watchLocks(in: locks.directories)
    lookForLock(now)
  }

  private mutating func lookForLock(_ now: UInt64) {
    let isHeld = locks.isHeld
    debouncer.hold(isHeld, at: now)
    separate.hold(isHeld, at: now)
  }

  // MARK: Changes

  mutating func absorb(_ diagnostics: ObservedChanges) {
    let now = SystemCalls.now()
    if debouncer.isEmpty, separate.isEmpty, !diagnostics.notes.isEmpty || !diagnostics.rescans.isEmpty {
      findLocks(now)
    } else if diagnostics.lockMayHaveChanged {
      lookForLock(now)
    }
    for root in diagnostics.rescans { rescan(root, now) }
    if now < readingEnd { for root in diagnostics.transients { rescan(root, now) } }
    for path in reported.below(diagnostics.directories) { debouncer.note(path, .other, at: now) }
    for note in diagnostics.notes {
      if isMarker(note.path) {
        see(note.path)
      } else if roots.contains(where: { $0.debouncesSeparately(note.path) }) {
        separate.note(note.path, note.hint, at: now)
      } else {
        debouncer.note(note.path, note.hint, at: now)
      }
    }
  }

  mutating func rescan(_ root: String, _ now: UInt64) {
    guard options.markerDirectories.contains(root) else { return debouncer.rescan(root, at: now) }
    let folder = SystemCalls.openDirectory(root, followingLinks: true)
    guard 0 <= folder else { return emit(.rescan(root: root)) }
    for entry in DirectoryListing(consuming: folder).entries {
      let path = Path.join(root, entry.name)
      if isMarker(path) { see(path) }
    }
  }

  private func isMarker(_ path: String) -> Bool {
    guard options.markerDirectories.contains(Path.parent(path)) else { return false }
    return Path.name(path).hasPrefix(FileWatcher.markerPrefix)
  }

  private mutating func see(_ marker: String) {
    if !SystemCalls.exists(marker) {
      answered.remove(marker)
    } else if answered.insert(marker).inserted {
      markers.append(marker)
    }
  }

  private mutating func deliver() {
    guard markers.isEmpty else { return answerMarkers() }
    let now = SystemCalls.now()
    if let batch = debouncer.take(at: now) { report(batch) }
    if let batch = separate.take(at: now) { report(batch) }
    if let paths = debouncer.takeAhead() { emit(.ahead(paths)) }
  }

  /// Reports all changes before the markers, then the markers.
  private mutating func answerMarkers() {
    let seen = markers
    // Polled roots may have been scanned before the markers were created.
    if !polled.isEmpty { look() }
    if let batch = debouncer.flush() { report(batch) }
    if let batch = separate.flush() { report(batch) }
    markers.removeFirst(seen.count)
    for marker in seen { emit(.marker(path: marker)) }
  }

  private mutating func report(_ settled: Debouncer.Batch) {
    let batch = withoutUnreachablePaths(settled)
    if !batch.rescans.isEmpty { readingEnd = SystemCalls.now() &+ options.readingTime }
    for root in batch.rescans { emit(.rescan(root: root)) }
    if batch.paths.isEmpty { return }
    reported.insert(batch.paths, at: SystemCalls.now())
    emit(.changed(batch.paths))
  }

  /// Replaces unreachable paths by rescans of their roots, since no search for files finds them.
  private func withoutUnreachablePaths(_ settled: Debouncer.Batch) -> Debouncer.Batch {
    var batch = settled
    var unreachable = roots.map { UnreachablePaths($0) }
    var rescans = Set(batch.rescans)
    batch.paths.removeAll { path in
      let concerned = roots.indices.filter { roots[$0].contains(path) }
      guard !concerned.isEmpty, concerned.allSatisfy({ unreachable[$0].contain(path) }) else { return false }
      rescans.formUnion(concerned.map { roots[$0].path })
      return true
    }
    batch.rescans = rescans.sorted(by: precedesByBytes)
    return batch
  }
}
