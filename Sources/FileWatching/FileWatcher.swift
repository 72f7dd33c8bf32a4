import Dispatch
import Source
import Synchronization

/// Watches directories for changes of relevant files.
///
/// One thread does all work and passes events to a closure. With `EventBackend.library`, a process has one watcher that
/// uses events of the system; a second one at the same time polls its roots.
package final class FileWatcher: Sendable {
  package struct Options: Sendable {
    /// The directories of sync markers: files whose names begin with `cookie-` (see `WatchEvent.marker`). They may be
    /// missing.
    package var markerDirectories: [String] = []
    /// The time between two scans of polled roots, in nanoseconds.
    package var pollInterval: UInt64 = 1_000_000_000
    /// Whether to poll even where events are available.
    package var alwaysPolls = false
    /// The source of events, if the build has it.
    package var eventBackend = EventBackend.available.first ?? .kernel
    /// The time before the first attempt to return from polling to events, in nanoseconds. Later attempts wait longer.
    package var retryInterval: UInt64 = 5_000_000_000
    /// The time that a client may take to read all files of a root, after the start and after `rescan`, in nanoseconds.
    /// If a directory appears and disappears in this time, the watcher reports another rescan.
    package var readingTime: UInt64 = 10_000_000_000
    /// The number of watches that counts as the system's limit. For tests.
    package var watchLimit = Int.max

    package init(markerDirectory: String? = nil) { markerDirectories = markerDirectory.map { [$0] } ?? [] }
  }

  /// Whether this build can use events of the system.
  package static let canUseEvents = !EventBackend.available.isEmpty

  /// The prefix of the names of marker files.
  package static let markerPrefix = "cookie-"

  private let options: Options
  private let roots: [WatchRoot]
  private let handler: @Sendable (WatchEvent) -> Void
  private let control = WatchControl()
  private let queue = DispatchQueue(label: "mockd.file-watching")
  private let ended = DispatchSemaphore(value: 0)
  private let state = Mutex(State())
  /// Whether the current thread is one of a watcher. It is no value of a queue: the end of such a queue starts the
  /// system's pool of threads, which traps without free descriptors.
  @TaskLocal private static var isWatcherThread = false

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

  /// Starts watching. Changes after the return are reported; existing files are not.
  package func start() {
    let isFirst = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    let started = DispatchSemaphore(value: 0)
    queue.async { [roots, options, control, handler, ended] in
      Self.$isWatcherThread.withValue(true) {
        var loop = WatchLoop(roots, options, control) { event in
          if case .marker(let path) = event, control.answer(path) { return }
          handler(event)
        }
        loop.open()
        started.signal()
        loop.run()
        loop.close()
      }
      ended.signal()
    }
    started.wait()
  }

  /// Stops watching. No event follows the return, unless a handler of events calls this.
  package func stop() {
    let wasRunning = state.withLock { state in
      defer { state.isRunning = false }
      return state.isRunning
    }
    control.stop()
    if wasRunning, !Self.isWatcherThread { ended.wait() }
  }

  /// Waits until all changes before the call have been reported.
  ///
  /// Handlers of events must not call this.
  ///
  /// - Parameter timeout: in seconds.
  /// - Returns: false if there is no marker directory, or the time is over.
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
    // Semaphores use a clock that users can set, so they can't measure this.
    let deadline = SystemCalls.now() &+ UInt64(max(0, min(timeout, 1e9)) * 1e9)
    while true {
      let now = SystemCalls.now()
      if answered.wait(nil, now < deadline ? deadline - now : 0) { return true }
      if deadline <= now { return false }
    }
  }
}
