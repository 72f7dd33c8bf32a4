import CLibrary
import Synchronization

/// Wakes a thread that waits for descriptors.
///
/// If the process has no descriptors left for a pipe, the thread wakes up by itself, several times a second.
final class WakePipe: Sendable {
  /// Becomes readable when the thread is woken; -1 if no pipe could be created.
  let reading: Int32
  private let writing: Int32
  private let isWoken = Atomic<Bool>(false)

  /// The longest wait without a pipe, in milliseconds.
  private static let longestBlindWait: Int32 = 200

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends where 0 <= end {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    for end in [reading, writing] where 0 <= end { close(end) }
  }

  func wake() {
    isWoken.store(true, ordering: .sequentiallyConsistent)
    guard 0 <= writing else { return }
    var byte: UInt8 = 0
    while write(writing, &byte, 1) < 0, errno == EINTR {}
  }

  /// Waits until `wake` is called, `other` is readable or a time is over, or less.
  ///
  /// - Parameter nanoseconds: from now; nil for ever.
  ///
  /// - Returns: whether `wake` was called.
  @discardableResult func wait(_ other: Int32?, _ nanoseconds: UInt64?) -> Bool {
    var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)]
    if let other { descriptors.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    // Rounded up, so that the time is over when this returns.
    var milliseconds = nanoseconds.map { Int32(clamping: ($0 / 1_000_000) + ($0 % 1_000_000 == 0 ? 0 : 1)) } ?? -1
    if reading < 0, !(0...Self.longestBlindWait).contains(milliseconds) { milliseconds = Self.longestBlindWait }
    // Being interrupted is like being woken: the caller looks and waits again.
    if 0 < poll(&descriptors, nfds_t(descriptors.count), milliseconds), descriptors[0].revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 64)
      while read(reading, &buffer, buffer.count) > 0 {}
    }
    return isWoken.exchange(false, ordering: .sequentiallyConsistent)
  }
}
