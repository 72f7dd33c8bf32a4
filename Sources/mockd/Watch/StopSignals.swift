import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells once that the process is to end: by a signal, or because nobody reads any more what it prints.
enum StopSignals {
  enum Reason: Equatable, Sendable {
    case signal(Int32)
    case outputClosed

    /// As it stands in messages.
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

  /// The end of a pipe into which the handler of signals writes their numbers. Handlers can reach nothing but globals.
  private static let writing = Atomic<Int32>(-1)

  /// Calls `handler` on a thread of its own. A second signal ends the process as it does by default.
  ///
  /// - Parameter watchesOutput: whether it is called, too, when nobody reads any more.
  static func await(watchesOutput: Bool = true, _ handler: @escaping @Sendable (Reason) -> Void) {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writing.store(ends[1], ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM, SIGHUP] { install(number) }
    // A parent that starts processes from a thread that takes no signals hands that down.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    let reading = ends[0]
    DispatchQueue(label: "mockd.signals").async { handler(wait(reading, watchesOutput)) }
  }

  private static func install(_ number: Int32) {
    var old = sigaction()
    // What the parent has ignored stays ignored: `nohup`, and Ctrl-C for background jobs of scripts.
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
      // With no event asked for, only errors are told: that the other end is closed.
      if watchesOutput { descriptors.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)) }
    #endif
    while true {
      guard 0 < poll(&descriptors, nfds_t(descriptors.count), -1) else { continue }
      if descriptors[0].revents != 0 {
        var byte: UInt8 = 0
        if read(reading, &byte, 1) == 1 { return .signal(Int32(byte)) }
      } else if descriptors.count > 1, descriptors[1].revents != 0 {
        // A process may have been started without any output.
        guard Int32(descriptors[1].revents) & Int32(POLLNVAL) == 0 else {
          descriptors.removeLast()
          continue
        }
        return .outputClosed
      }
    }
  }
}
