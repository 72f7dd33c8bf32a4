import Dispatch
import Parallelism

/// Posts an event when it is time for the scheduled attempt.
final class RetryTimer {
  /// The time of the scheduled attempt; nil if there is none.
  private(set) var pending: DispatchTime?
  private let post: @Sendable () -> Void

  init(post: @escaping @Sendable () -> Void) { self.post = post }

  /// Schedules an attempt, unless one is scheduled for the same time.
  func schedule(_ time: DispatchTime?) {
    guard let time, time != pending else { return }
    pending = time
    SleepingThread.call(at: time, post)
  }

  /// Notes that the scheduled attempt begins.
  func noteAttempt() { pending = nil }
}
