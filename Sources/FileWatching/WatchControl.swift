import Synchronization

/// What other threads tell the watcher's thread.
final class WatchControl: Sendable {
  let pipe = WakePipe()
  private let requests = Mutex(Requests())

  struct Requests {
    var isStopped = false
    /// Whether to look at all roots now that the system does not tell of.
    var looks = false
    /// The cookies of this process, and who waits for them.
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

  /// - Returns: what is woken when the cookie is answered.
  func expect(_ cookie: String) -> WakePipe {
    let pipe = WakePipe()
    requests.withLock { $0.waiting[cookie] = pipe }
    return pipe
  }

  func forget(_ cookie: String) { requests.withLock { $0.waiting[cookie] = nil } }

  /// Whether somebody in this process waited for the cookie.
  func answer(_ cookie: String) -> Bool {
    guard let pipe = requests.withLock({ $0.waiting[cookie] }) else { return false }
    pipe.wake()
    return true
  }
}
