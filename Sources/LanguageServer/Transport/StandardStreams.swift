import Dispatch
import FileAccess
import Synchronization

/// Reads the client's bytes on a separate thread.
enum InputStream {
  /// Reads portions until the end of the input. Reading blocks while the handler waits.
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

/// Writes frames in order on a separate thread. `write` never blocks; the loop stops handling messages while the
/// queue is full.
final class OutputStream: Sendable {
  /// The queue of unwritten frames.
  private struct State {
    var frames: [[UInt8]] = []
    /// The number of bytes in all unwritten frames.
    var bytes = 0
    var isClosed = false
    /// The number of written frames.
    var count = 0
    /// Whether the loop waits for the queue to drain.
    var isAwaited = false
  }

  /// The number of queued bytes above which the queue is full.
  private static let limit = 8 << 20
  /// The longest time for writing one frame at the end of the session, in seconds.
  private static let patience = 10

  private let descriptor: Int32
  private let state = Mutex(State())
  private let hasFrames = DispatchSemaphore(value: 0)
  private let hasWritten = DispatchSemaphore(value: 0)
  private let drained: @Sendable () -> Void

  /// - Parameter drained: called when a full queue has room again.
  init(_ descriptor: Int32, drained: @escaping @Sendable () -> Void) {
    self.descriptor = descriptor
    self.drained = drained
    DispatchQueue(label: "mockd.lsp.output").async { [self] in
      while true {
        hasFrames.wait()
        guard writeAll() else { return }
      }
    }
  }

  /// Queues a frame.
  func write(_ frame: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.frames.append(frame)
      state.bytes += frame.count
    }
    hasFrames.signal()
  }

  /// Returns whether the queue is full. If it is, `drained` will be called.
  func isFull() -> Bool {
    state.withLock { state in
      state.isAwaited = !state.isClosed && Self.limit < state.bytes
      return state.isAwaited
    }
  }

  /// Waits until everything is written or can't be written.
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
      _ = hasWritten.wait(timeout: .now() + 0.01)
    }
  }

  /// Drops all unwritten frames, since the client has disconnected.
  func abandon() { state.withLock { $0.isClosed = true } }

  private func writeAll() -> Bool {
    let frames = state.withLock { state in
      defer { state.frames = [] }
      return state.frames
    }
    for frame in frames {
      let isWritten = (try? FileAccess.writeAll(descriptor, "standard output", frame[...])) != nil
      let hasRoom = state.withLock { state in
        state.bytes -= frame.count
        state.count += 1
        if !isWritten { state.isClosed = true }
        let hasRoom = state.isAwaited && (state.isClosed || state.bytes <= Self.limit / 2)
        if hasRoom { state.isAwaited = false }
        return hasRoom
      }
      hasWritten.signal()
      if hasRoom { drained() }
      guard isWritten else { return false }
    }
    return true
  }
}
