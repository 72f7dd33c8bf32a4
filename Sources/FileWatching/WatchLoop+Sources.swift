/// The sources of changes: events and polling, and the transitions between them.
extension WatchLoop {
  /// The least pause after a scan, as a multiple of the scan's duration. So scans take a small part of a processor.
  private static let restPerLook: UInt64 = 20

  /// Watches all roots that can be watched, and polls the others from now on.
  mutating func connect() {
    source = nil
    source = EventSource.open(roots, options, limits: &limits)
    for (index, limit) in limits.sorted(by: { $0.key < $1.key }) where polled[index] == nil {
      polled[index] = PolledTree(roots[index])
      report(.polling(root: roots[index].path, reason: limit.message), index)
    }
    let now = SystemCalls.now()
    nextPoll = now + options.pollInterval
    if limits.values.contains(where: \.mayPass) { retry.begin(at: now) }
  }

  /// Watches all roots again, after events were lost or a limit was reached.
  mutating func reconnect(_ new: [Int: WatchLimit]) {
    let watched = roots.indices.filter { polled[$0] == nil }
    limits.merge(new) { old, _ in old }
    connect()
    rescan(watched)
  }

  /// Scans all polled roots.
  mutating func look() {
    let begin = SystemCalls.now()
    for index in polled.keys.sorted() {
      if let diagnostics = polled[index]?.poll() { absorb(diagnostics) }
    }
    let end = SystemCalls.now()
    findLocks(end)
    nextPoll = end + max(options.pollInterval, (end - begin) * Self.restPerLook)
  }

  /// Returns from polling to events, if the limits allow it now.
  mutating func retryEvents() {
    let passing = limits.filter(\.value.mayPass).keys.sorted()
    let folders = passing.flatMap { index in polled[index].map { Array($0.folders) } ?? [] }
    guard EventSource.hasRoom(for: folders) else { return retry.fail(at: SystemCalls.now()) }
    let watched = roots.indices.filter { polled[$0] == nil }
    for index in passing { limits[index] = nil }
    connect()
    // Changes between the last scan and the creation of the watches.
    for index in passing where limits[index] == nil {
      if let diagnostics = polled.removeValue(forKey: index)?.last() { absorb(diagnostics) }
      report(.watching(root: roots[index].path), index)
    }
    rescan(watched)
    let now = SystemCalls.now()
    if passing.contains(where: { limits[$0] != nil }) { retry.fail(at: now) } else { retry.succeed(at: now) }
  }

  /// Reports an event of a root. Directories of markers are internal.
  private func report(_ event: WatchEvent, _ index: Int) {
    if !options.markerDirectories.contains(roots[index].path) { emit(event) }
  }

  private mutating func rescan(_ indices: [Int]) {
    let now = SystemCalls.now()
    for index in indices { rescan(roots[index].path, now) }
    findLocks(now)
  }
}
