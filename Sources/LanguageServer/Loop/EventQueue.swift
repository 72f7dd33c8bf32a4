import Daemon
import Dispatch
import Synchronization

/// The events that the loop has not taken yet. Any thread posts, the loop takes.
///
/// A client that sends faster than its messages are decoded has to wait, so the number of queued bytes is bounded.
final class EventQueue: Sendable {
  private static let limit = 64 << 20

  private let events = Inbox<Event>()
  /// The number of the client's bytes that are not decoded yet.
  private let bytes = Mutex(0)
  private let room = DispatchSemaphore(value: 0)

  func post(_ event: Event) {
    if case .input(let portion) = event { bytes.withLock { $0 += portion.count } }
    events.post(event)
    guard case .input = event else { return }
    while bytes.withLock({ Self.limit < $0 }) { _ = room.wait(timeout: .now() + 0.05) }
  }

  /// Returns the queued events without waiting.
  func takeAll() -> [Event] { events.takeAll() }

  /// Records that bytes of the client have been decoded.
  func noteDecoded(_ count: Int) {
    bytes.withLock { $0 -= count }
    room.signal()
  }

  var isEmpty: Bool { events.isEmpty }

  /// Waits until an event was posted. The event may have been taken in the meantime.
  func wait() { events.wait() }

  /// Waits for a limited time. Returns whether an event was posted.
  func wait(until deadline: DispatchTime) -> Bool { events.wait(until: deadline) }
}
