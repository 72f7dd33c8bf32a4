import Daemon
import Dispatch
import Synchronization

/// All that can wake a server.
enum ServerInput: Sendable {
  case bytes([UInt8])
  /// The client has closed its end, or its process is gone.
  case clientGone
  /// Something for the keeper of a folder, by its id.
  case folder(WatchInput, Int)
  /// There may be a configuration now in a folder that had none.
  case configuration(folder: String)
}

/// Keeps what wakes a server until it has time for it. A client that sends faster than it is served waits.
final class ServerInbox: Sendable {
  private static let limit = 64 << 20

  private let inputs = Inbox<ServerInput>()
  /// How many bytes of the client's wait.
  private let size = Mutex(0)
  private let room = DispatchSemaphore(value: 0)

  func post(_ input: ServerInput) {
    if case .bytes(let bytes) = input { size.withLock { $0 += bytes.count } }
    inputs.post(input)
    guard case .bytes = input else { return }
    while size.withLock({ Self.limit < $0 }) { _ = room.wait(timeout: .now() + 0.05) }
  }

  /// What has been posted and not been taken, without waiting for it.
  func takeAll() -> [ServerInput] {
    let taken = inputs.takeAll()
    let count = taken.reduce(0) { count, input in
      if case .bytes(let bytes) = input { count + bytes.count } else { count }
    }
    size.withLock { $0 -= count }
    room.signal()
    return taken
  }

  /// Waits until something has been posted. It may have been taken meanwhile.
  func wait() { inputs.wait() }

  /// Whether nothing has been posted that has not been taken.
  var isEmpty: Bool { inputs.isEmpty }

  /// The same, for a limited time; gives whether something has been posted.
  func wait(until deadline: DispatchTime) -> Bool { inputs.wait(until: deadline) }
}
