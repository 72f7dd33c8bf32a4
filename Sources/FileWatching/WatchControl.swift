import Synchronization

/// Passes requests of other threads to the watcher's thread.
final class WatchControl: Sendable {
  let pipe = WakePipe()
  private let requests = Mutex(Requests())

  /// The requests that the thread has not handled yet.
  struct Requests {
    var isStopped = false
    /// Whether to scan all polled roots now.
    var looks = false
    /// The threads that wait for markers of this process.
    fileprivate var waiting: [String: WakePipe] = [:]
  }

  func stop() {
    requests.withLock { $0.isStopped = true }
    pipe.wake()
  }

  func look() {
    requests.withLock { $0.looks = true }
    pipe.wake()
  }

  var isStopped: Bool { requests.withLock { $0.isStopped } }

  /// Returns whether a scan was requested since the last call.
  func takeLook() -> Bool {
    requests.withLock { requests in
      defer { requests.looks = false }
      return requests.looks
    }
  }

  /// Registers a marker. The returned pipe is woken when the marker is answered.
  func expect(_ marker: String) -> WakePipe {
    let pipe = WakePipe()
    requests.withLock { $0.waiting[marker] = pipe }
    return pipe
  }

  func forget(_ marker: String) { requests.withLock { $0.waiting[marker] = nil } }

  /// Wakes the thread that waits for a marker. Returns whether there was one.
  func answer(_ marker: String) -> Bool {
    guard let pipe = requests.withLock({ $0.waiting[marker] }) else { return false }
    pipe.wake()
    return true
  }
}
