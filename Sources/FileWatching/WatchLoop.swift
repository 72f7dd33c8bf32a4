/// What the watcher's thread does: waits for events, looks where the system does not tell of them, and tells what has
/// settled.
struct WatchLoop {
  private let roots: [WatchRoot]
  private let options: FileWatcher.Options
  private let control: WatchControl
  private let emit: (WatchEvent) -> Void
  private let locks: [String]
  private var source: EventSource?
  private var limits: [Int: WatchLimit] = [:]
  private var polled: [Int: PolledTree] = [:]
  private var nextPoll: UInt64 = 0
  private var settling = Settling()
  /// Cookies that wait to be answered, and those that were.
  private var cookies: [String] = []
  private var answered: Set<String> = []

  init(
    _ roots: [WatchRoot], _ options: FileWatcher.Options, _ control: WatchControl, emit: @escaping (WatchEvent) -> Void
  ) {
    self.roots = roots
    self.options = options
    self.control = control
    self.emit = emit
    let folders = Set(roots.compactMap { GitDirectory.find(from: $0.path) })
    locks = folders.map { Path.join($0, GitDirectory.lockName) }
  }

  /// Makes the watches for the first time.
  mutating func open() {
    if options.alwaysPolls { for index in roots.indices { limits[index] = .unavailable } }
    connect()
    lookForLock(SystemCalls.now())
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
      deliver()
    }
  }

  /// How long nothing is to be done; nil for ever.
  private var waitingTime: UInt64? {
    var due = settling.deadline
    if !polled.isEmpty { due = min(due ?? .max, nextPoll) }
    let now = SystemCalls.now()
    return due.map { $0 > now ? $0 - now : 0 }
  }

  // MARK: Where findings come from

  /// Watches all roots that can be watched, and looks at the others from now on.
  private mutating func connect() {
    source = nil
    source = EventSource.open(roots, watchLimit: options.watchLimit, limits: &limits)
    for (index, limit) in limits.sorted(by: { $0.key < $1.key }) where polled[index] == nil {
      polled[index] = PolledTree(roots[index])
      emit(.polling(root: roots[index].path, reason: limit.message))
    }
    nextPoll = SystemCalls.now() + options.pollInterval
  }

  /// After events were lost, or a limit was reached.
  private mutating func reconnect(_ new: [Int: WatchLimit]) {
    let watched = roots.indices.filter { polled[$0] == nil }
    limits.merge(new) { old, _ in old }
    connect()
    let now = SystemCalls.now()
    for index in watched { rescan(roots[index].path, now) }
    lookForLock(now)
  }

  private mutating func look() {
    for index in polled.keys.sorted() {
      if let findings = polled[index]?.poll() { absorb(findings) }
    }
    let now = SystemCalls.now()
    lookForLock(now)
    nextPoll = now + options.pollInterval
  }

  private mutating func lookForLock(_ now: UInt64) {
    settling.hold(locks.contains(where: SystemCalls.exists), at: now)
  }

  // MARK: What becomes of them

  private mutating func absorb(_ findings: Findings) {
    let now = SystemCalls.now()
    if findings.lockMayHaveChanged { lookForLock(now) }
    for root in findings.rescans { rescan(root, now) }
    for note in findings.notes {
      if isCookie(note.path) { see(note.path) } else { settling.note(note.path, note.hint, at: now) }
    }
  }

  private mutating func rescan(_ root: String, _ now: UInt64) {
    guard root == options.cookieDirectory else { return settling.rescan(root, at: now) }
    let folder = SystemCalls.openDirectory(root, followingLinks: true)
    guard 0 <= folder else { return }
    for entry in DirectoryListing(consuming: folder).entries {
      let path = Path.join(root, entry.name)
      if isCookie(path) { see(path) }
    }
  }

  private func isCookie(_ path: String) -> Bool {
    guard let directory = options.cookieDirectory, Path.parent(path) == directory else { return false }
    return Path.name(path).hasPrefix(FileWatcher.cookiePrefix)
  }

  private mutating func see(_ cookie: String) {
    if !SystemCalls.exists(cookie) {
      answered.remove(cookie)
    } else if answered.insert(cookie).inserted {
      cookies.append(cookie)
    }
  }

  private mutating func deliver() {
    guard cookies.isEmpty else { return answerCookies() }
    if let batch = settling.take(at: SystemCalls.now()) { tell(batch) }
  }

  /// Tells all that has happened before the cookies, and then them.
  private mutating func answerCookies() {
    let seen = cookies
    // What the system does not tell of may have been looked at before the cookies were made.
    if !polled.isEmpty { look() }
    if let batch = settling.flush() { tell(batch) }
    cookies.removeFirst(seen.count)
    for cookie in seen { emit(.cookie(path: cookie)) }
  }

  private func tell(_ batch: Settling.Batch) {
    for root in batch.rescans { emit(.rescan(root: root)) }
    if !batch.paths.isEmpty { emit(.changed(batch.paths)) }
  }
}
