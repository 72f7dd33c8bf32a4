import Dispatch
import Synchronization

/// Watches directories for changes of the files that matter in them.
///
/// Events are handed to a closure, on the one thread that does all the work. A process has one watcher that the system
/// tells of changes; a second one at the same time looks at its roots in intervals.
package final class FileWatcher: Sendable {
  package struct Options: Sendable {
    /// Names in these directories that begin with `cookie-` are answered; see `WatchEvent.marker`. They need not exist.
    package var markerDirectories: [String] = []
    /// How long to wait between two looks at roots that the system does not tell of, in nanoseconds.
    package var pollInterval: UInt64 = 1_000_000_000
    /// Whether to look in intervals even where the system tells of changes.
    package var alwaysPolls = false
    /// How long to wait before the system is asked again whether it can tell of roots that it could not tell of, in
    /// nanoseconds; later attempts wait longer.
    package var comebackInterval: UInt64 = 5_000_000_000
    /// How long reading all files of a root may take, after the start and after `rescan`, in nanoseconds. If a directory
    /// comes and goes unseen in this time, another rescan is told.
    package var readingTime: UInt64 = 10_000_000_000
    /// After how many watches the system's limit counts as reached.
    package var watchLimit = Int.max

    package init(markerDirectory: String? = nil) { markerDirectories = markerDirectory.map { [$0] } ?? [] }
  }

  /// Whether this build can be told of changes by the system.
  package static let canUseEvents = EventSource.isAvailable

  /// How the names of marker files begin.
  package static let markerPrefix = "cookie-"

  private let options: Options
  private let roots: [WatchRoot]
  private let handler: @Sendable (WatchEvent) -> Void
  private let control = WatchControl()
  private let queue = DispatchQueue(label: "mockd.file-watching")
  private let ended = DispatchSemaphore(value: 0)
  private let state = Mutex(State())
  private static let isWatcherThread = DispatchSpecificKey<Bool>()

  private struct State {
    var isRunning = false
    var markers = 0
  }

  package init(_ roots: [WatchRoot], options: Options = Options(), handler: @escaping @Sendable (WatchEvent) -> Void) {
    var roots = roots
    for directory in options.markerDirectories {
      let prefix = Path.join(directory, Self.markerPrefix)
      roots.append(WatchRoot(directory, mayContain: { _ in false }, matches: { $0.hasPrefix(prefix) }))
    }
    self.roots = roots
    self.options = options
    self.handler = handler
  }

  deinit {
    stop()
  }

  /// Begins to watch. What changes after this returns is told; what is there already is not.
  package func start() {
    let isFirst = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    let started = DispatchSemaphore(value: 0)
    queue.setSpecific(key: Self.isWatcherThread, value: true)
    queue.async { [roots, options, control, handler, ended] in
      var loop = WatchLoop(roots, options, control) { event in
        if case .marker(let path) = event, control.answer(path) { return }
        handler(event)
      }
      loop.open()
      started.signal()
      loop.run()
      loop.close()
      ended.signal()
    }
    started.wait()
  }

  /// Ends watching at once. No event comes after this returns, unless it is called from the handler of one.
  package func stop() {
    let wasRunning = state.withLock { state in
      defer { state.isRunning = false }
      return state.isRunning
    }
    control.stop()
    if wasRunning, DispatchQueue.getSpecific(key: Self.isWatcherThread) != true { ended.wait() }
  }

  /// Waits until everything that happened before the call has been told.
  ///
  /// Must not be called from the handler of an event.
  ///
  /// - Returns: false if there is no marker directory, or the time, in seconds, was not enough.
  package func sync(timeout: Double) -> Bool {
    guard let directory = options.markerDirectories.first else { return false }
    let number = state.withLock { state in
      state.markers += 1
      return state.markers
    }
    let path = Path.join(directory, "\(Self.markerPrefix)\(SystemCalls.processID())-\(number)")
    let answered = control.expect(path)
    defer {
      SystemCalls.removeFile(path)
      control.forget(path)
    }
    guard SystemCalls.createFile(path) else { return false }
    control.look()
    // By a clock that is not set, which those of semaphores are.
    let deadline = SystemCalls.now() &+ UInt64(max(0, min(timeout, 1e9)) * 1e9)
    while true {
      let now = SystemCalls.now()
      if answered.wait(nil, now < deadline ? deadline - now : 0) { return true }
      if deadline <= now { return false }
    }
  }
}
