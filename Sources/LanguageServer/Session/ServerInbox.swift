import Dispatch
import FileWatching
import Synchronization

/// All that can wake a server.
enum ServerInput: Sendable {
  case bytes([UInt8])
  /// The client has closed its end, or its process is gone.
  case clientGone
  /// Something about the files of a folder; folders are counted.
  case disk(WatchEvent, folder: Int)
}

/// Keeps what wakes a server until it has time for it. A client that sends faster than it is served waits.
final class ServerInbox: Sendable {
  private struct State {
    var inputs: [ServerInput] = []
    var bytes = 0
  }

  private static let limit = 64 << 20

  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  func post(_ input: ServerInput) {
    let isFull = state.withLock { state in
      if case .bytes(let bytes) = input { state.bytes += bytes.count }
      state.inputs.append(input)
      return Self.limit < state.bytes
    }
    bell.signal()
    guard isFull, case .bytes = input else { return }
    while state.withLock({ Self.limit < $0.bytes }) { _ = room.wait(timeout: .now() + 0.05) }
  }

  /// What has been posted and not been taken, without waiting for it.
  func takeAll() -> [ServerInput] {
    let inputs = state.withLock { state in
      defer { state = State() }
      return state.inputs
    }
    room.signal()
    return inputs
  }

  /// Waits until something has been posted. It may have been taken meanwhile.
  func wait() { bell.wait() }
}
