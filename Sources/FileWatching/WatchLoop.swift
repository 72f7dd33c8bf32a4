/// What the watcher's thread does: waits for events, looks where the system does not tell of them, and tells what has
/// settled.
struct WatchLoop {
  let roots: [WatchRoot]
  let options: FileWatcher.Options
  let emit: (WatchEvent) -> Void
  private let control: WatchControl
  var source: EventSource?
  /// Why roots are polled, by index.
  var limits: [Int: WatchLimit] = [:]
  var polled: [Int: PolledTree] = [:]
  var nextPoll: UInt64 = 0
  var comeback: Comeback
  private var locks: GitLocks
  private var told = ToldPaths()
  /// Until when someone may be reading all files, at the beginning and after a rescan.
  private var readingEnd: UInt64 = 0
  private var settling = Settling()
  /// For files that keep no others waiting.
  private var apart = Settling()
  /// SyncMarkers that wait to be answered, and those that were.
  private var markers: [String] = []
  private var answered: Set<String> = []

  init(
    _ roots: [WatchRoot], _ options: FileWatcher.Options, _ control: WatchControl, emit: @escaping (WatchEvent) -> Void
  ) {
    self.roots = roots
    self.options = options
    self.control = control
    self.emit = emit
    locks = GitLocks(roots.map(\.path).filter { !options.markerDirectories.contains($0) })
    comeback = Comeback(first: options.comebackInterval)
  }

  /// Makes the watches for the first time.
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
      absorb(turn.findings)
      if turn.isBroken || !turn.findings.limits.isEmpty { reconnect(turn.findings.limits) }
      if !polled.isEmpty, looks || nextPoll <= SystemCalls.now() { look() }
      if let due = comeback.due, due <= SystemCalls.now() { comeBack() }
      deliver()
    }
  }

  /// How long nothing is to be done; nil for ever.
  private var waitingTime: UInt64? {
    var due = [settling.deadline, apart.deadline].compactMap(\.self).min()
    if !polled.isEmpty { due = min(due ?? .max, nextPoll) }
    if let attempt = comeback.due { due = min(due ?? .max, attempt) }
    let now = SystemCalls.now()
    return due.map { $0 > now ? $0 - now : 0 }
  }

  // MARK: Git's locks

  /// Looks for git directories, which come and go, and for their locks.
  mutating func findLocks(_ now: UInt64) {
    locks.refresh()
    source?.watchLocks(in: locks.directories)
    lookForLock(now)
  }

  private mutating func lookForLock(_ now: UInt64) {
    let isHeld = locks.isHeld
    settling.hold(isHeld, at: now)
    apart.hold(isHeld, at: now)
  }

  // MARK: What becomes of findings

  mutating func absorb(_ findings: Findings) {
    let now = SystemCalls.now()
    if settling.isEmpty, apart.isEmpty, !findings.notes.isEmpty || !findings.rescans.isEmpty {
      findLocks(now)
    } else if findings.lockMayHaveChanged {
      lookForLock(now)
    }
    for root in findings.rescans { rescan(root, now) }
    if now < readingEnd { for root in findings.transients { rescan(root, now) } }
    for path in told.below(findings.directories) { settling.note(path, .other, at: now) }
    for note in findings.notes {
      if isMarker(note.path) {
        see(note.path)
      } else if roots.contains(where: { $0.settlesApart(note.path) }) {
        apart.note(note.path, note.hint, at: now)
      } else {
        settling.note(note.path, note.hint, at: now)
      }
    }
  }

  mutating func rescan(_ root: String, _ now: UInt64) {
    guard options.markerDirectories.contains(root) else { return settling.rescan(root, at: now) }
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
    if let batch = settling.take(at: now) { tell(batch) }
    if let batch = apart.take(at: now) { tell(batch) }
    if let paths = settling.takeAhead() { emit(.ahead(paths)) }
  }

  /// Tells all that has happened before the markers, and then them.
  private mutating func answerMarkers() {
    let seen = markers
    // What the system does not tell of may have been looked at before the markers were made.
    if !polled.isEmpty { look() }
    if let batch = settling.flush() { tell(batch) }
    if let batch = apart.flush() { tell(batch) }
    markers.removeFirst(seen.count)
    for marker in seen { emit(.marker(path: marker)) }
  }

  private mutating func tell(_ settled: Settling.Batch) {
    let batch = withoutDetours(settled)
    if !batch.rescans.isEmpty { readingEnd = SystemCalls.now() &+ options.readingTime }
    for root in batch.rescans { emit(.rescan(root: root)) }
    if batch.paths.isEmpty { return }
    told.insert(batch.paths, at: SystemCalls.now())
    emit(.changed(batch.paths))
  }

  /// Where a file can be read that is not found by those who look for all files, they are to look.
  private func withoutDetours(_ settled: Settling.Batch) -> Settling.Batch {
    var batch = settled
    var detours = roots.map { Detours($0) }
    var rescans = Set(batch.rescans)
    batch.paths.removeAll { path in
      let concerned = roots.indices.filter { roots[$0].contains(path) }
      guard !concerned.isEmpty, concerned.allSatisfy({ detours[$0].contain(path) }) else { return false }
      rescans.formUnion(concerned.map { roots[$0].path })
      return true
    }
    batch.rescans = rescans.sorted(by: Path.precedes)
    return batch
  }
}
