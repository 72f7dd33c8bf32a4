import Synchronization

/// What other threads tell the watcher's thread.
final class WatchControl: Sendable {
  let pipe = WakePipe()
  private let requests = Mutex(Requests())

  struct Requests {
    var isStopped = false
    /// Whether to look at all roots now that the system does not tell of.
    var looks = false
    /// The markers of this process, and who waits for them.
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

  /// Whether a look was asked for since this was last called.
  func takeLook() -> Bool {
    requests.withLock { requests in
      defer { requests.looks = false }
      return requests.looks
    }
  }

  /// - Returns: what is woken when the marker is answered.
  func expect(_ marker: String) -> WakePipe {
    let pipe = WakePipe()
    requests.withLock { $0.waiting[marker] = pipe }
    return pipe
  }

  func forget(_ marker: String) { requests.withLock { $0.waiting[marker] = nil } }

  /// Whether somebody in this process waited for the marker.
  func answer(_ marker: String) -> Bool {
    guard let pipe = requests.withLock({ $0.waiting[marker] }) else { return false }
    pipe.wake()
    return true
  }
}
