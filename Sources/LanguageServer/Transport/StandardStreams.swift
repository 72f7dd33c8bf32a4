import Daemon
import Dispatch
import FileAccess
import Synchronization

/// Reads what a client sends, on a thread of its own.
enum InputStream {
  /// Reads until the end, in portions. The handler may make it wait: then the client waits too.
  static func read(
    _ descriptor: Int32, _ handler: @escaping @Sendable ([UInt8]) -> Void, end: @escaping @Sendable () -> Void
  ) {
    DispatchQueue(label: "mockd.lsp.input").async {
      while true {
        let (portion, error) = FileSystem.readChunk(descriptor, 1 << 16)
        guard error == nil, !portion.isEmpty else { return end() }
        handler(portion)
      }
    }
  }
}

/// Writes frames in their order, on a thread of its own. A client that does not read makes whoever has too much to say
/// wait, so that memory stays bounded.
final class OutputStream: Sendable {
  private struct State {
    var frames: [[UInt8]] = []
    /// Of all frames that are not written yet.
    var bytes = 0
    var limit = 8 << 20
    var isClosed = false
    /// How many frames have been written.
    var count = 0
  }

  /// How long a client may take for a frame when nothing else is left to do, in seconds.
  private static let patience = 10

  private let descriptor: Int32
  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    DispatchQueue(label: "mockd.lsp.output").async { [self] in
      while true {
        bell.wait()
        guard writeAll() else { return }
      }
    }
  }

  /// Hands over a frame; waits while too many wait already.
  func write(_ frame: [UInt8]) {
    let isFull = state.withLock { state in
      guard !state.isClosed else { return false }
      state.frames.append(frame)
      state.bytes += frame.count
      return state.limit < state.bytes
    }
    bell.signal()
    if isFull { waitForRoom() }
  }

  /// Waits until everything is written, or cannot be, or nobody reads it.
  func finish() {
    var seen = -1
    var deadline = DispatchTime.now()
    while true {
      let (isDone, count) = state.withLock { ($0.isClosed || $0.bytes == 0, $0.count) }
      if isDone { return }
      if count != seen {
        seen = count
        deadline = .now() + .seconds(Self.patience)
      }
      if deadline < .now() { return }
      _ = room.wait(timeout: .now() + 0.01)
    }
  }

  /// Makes nobody wait any more: there will be no more to say than what is asked for already.
  func liftLimit() { state.withLock { $0.limit = .max } }

  /// Writes no more: there is nobody to read it.
  func abandon() { state.withLock { $0.isClosed = true } }

  private func waitForRoom() {
    while state.withLock({ !$0.isClosed && $0.limit < $0.bytes }) { _ = room.wait(timeout: .now() + 0.05) }
  }

  private func writeAll() -> Bool {
    let frames = state.withLock { state in
      defer { state.frames = [] }
      return state.frames
    }
    for frame in frames {
      let isWritten = (try? FileAccess.writeAll(descriptor, "standard output", frame[...])) != nil
      state.withLock { state in
        state.bytes -= frame.count
        state.count += 1
        if !isWritten { state.isClosed = true }
      }
      room.signal()
      guard isWritten else { return false }
    }
    return true
  }
}
