import CLibrary
import Dispatch
import Synchronization

/// Reports once that the process must end, because of a signal or closed output.
enum StopSignals {
  /// The reason to end the process.
  enum Reason: Equatable, Sendable {
    case signal(Int32)
    case outputClosed

    /// The name in messages.
    var name: String {
      switch self {
      case .signal(SIGINT): "SIGINT"
      case .signal(SIGTERM): "SIGTERM"
      case .signal(SIGHUP): "SIGHUP"
      case .signal(let number): "signal \(number)"
      case .outputClosed: "output closed"
      }
    }
  }

  /// The pipe into which the signal handler writes the number of a signal. Signal handlers can access only globals.
  private static let writing = Atomic<Int32>(-1)

  /// Calls `handler` on a separate thread. A second signal has its default action.
  ///
  /// - Parameter watchesOutput: whether closed output ends the process, too.
  static func await(watchesOutput: Bool = true, _ handler: @escaping @Sendable (Reason) -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    // Without a pipe, signals end the process.
    guard pipe(&ends) == 0 else { return unblock() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writing.store(ends[1], ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM, SIGHUP] { install(number) }
    unblock()
    let reading = ends[0]
    DispatchQueue(label: "mockd.signals").async { handler(wait(reading, watchesOutput)) }
  }

  /// Unblocks the signals, since a process inherits blocked ones from the thread that starts it.
  private static func unblock() {
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  private static func install(_ number: Int32) {
    var old = sigaction()
    // Signals that the parent ignores stay ignored: for `nohup`, and Ctrl-C for background jobs of scripts.
    if sigaction(number, nil, &old) == 0, number != SIGTERM, isIgnored(old) { return }
    signal(number) { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(StopSignals.writing.load(ordering: .relaxed), &byte, 1)
      signal(number, SIG_DFL)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func wait(_ reading: Int32, _ watchesOutput: Bool) -> Reason {
    var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
    #if os(Linux)
      // Without requested events, `poll` reports only errors, such as a closed reader.
      if watchesOutput { descriptors.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)) }
    #endif
    while true {
      guard 0 < poll(&descriptors, nfds_t(descriptors.count), -1) else { continue }
      if descriptors[0].revents != 0 {
        var byte: UInt8 = 0
        if read(reading, &byte, 1) == 1 { return .signal(Int32(byte)) }
      } else if descriptors.count > 1, descriptors[1].revents != 0 {
        // The process may have been started without output.
        guard Int32(descriptors[1].revents) & Int32(POLLNVAL) == 0 else {
          descriptors.removeLast()
          continue
        }
        return .outputClosed
      }
    }
  }
}
