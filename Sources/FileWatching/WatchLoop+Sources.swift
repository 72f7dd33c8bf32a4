/// Where findings come from: the system, looks in intervals, and the way from one to the other.
extension WatchLoop {
  /// How much longer than a look takes the time to the next one is, so that looks take a small part of a processor.
  private static let restPerLook: UInt64 = 20

  /// Watches all roots that can be watched, and looks at the others from now on.
  mutating func connect() {
    source = nil
    source = EventSource.open(roots, watchLimit: options.watchLimit, limits: &limits)
    for (index, limit) in limits.sorted(by: { $0.key < $1.key }) where polled[index] == nil {
      polled[index] = PolledTree(roots[index])
      tell(.polling(root: roots[index].path, reason: limit.message), index)
    }
    let now = SystemCalls.now()
    nextPoll = now + options.pollInterval
    if limits.values.contains(where: \.mayPass) { comeback.begin(at: now) }
  }

  /// After events were lost, or a limit was reached.
  mutating func reconnect(_ new: [Int: WatchLimit]) {
    let watched = roots.indices.filter { polled[$0] == nil }
    limits.merge(new) { old, _ in old }
    connect()
    rescan(watched)
  }

  /// Looks at all roots that the system does not tell of.
  mutating func look() {
    let begin = SystemCalls.now()
    for index in polled.keys.sorted() {
      if let findings = polled[index]?.poll() { absorb(findings) }
    }
    let end = SystemCalls.now()
    findLocks(end)
    nextPoll = end + max(options.pollInterval, (end - begin) * Self.restPerLook)
  }

  /// Lets the system tell of roots again that it could not tell of, if it can now.
  mutating func comeBack() {
    let passing = limits.filter(\.value.mayPass).keys.sorted()
    let folders = passing.flatMap { index in polled[index].map { Array($0.folders) } ?? [] }
    guard EventSource.hasRoom(for: folders) else { return comeback.fail(at: SystemCalls.now()) }
    let watched = roots.indices.filter { polled[$0] == nil }
    for index in passing { limits[index] = nil }
    connect()
    // What happened since the last look, and before the watches were made.
    for index in passing where limits[index] == nil {
      if let findings = polled.removeValue(forKey: index)?.last() { absorb(findings) }
      tell(.watching(root: roots[index].path), index)
    }
    rescan(watched)
    let now = SystemCalls.now()
    if passing.contains(where: { limits[$0] != nil }) { comeback.fail(at: now) } else { comeback.succeed(at: now) }
  }

  /// Says something of a root, but not of a directory of markers, which is nobody's business.
  private func tell(_ event: WatchEvent, _ index: Int) {
    if !options.markerDirectories.contains(roots[index].path) { emit(event) }
  }

  private mutating func rescan(_ indices: [Int]) {
    let now = SystemCalls.now()
    for index in indices { rescan(roots[index].path, now) }
    findLocks(now)
  }
}
