import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads what a client sends, on a thread of its own.
enum InputStream {
  /// Reads until the end, in portions. The handler may make it wait: then the client waits too.
  static func read(
    _ descriptor: Int32, _ handler: @escaping @Sendable ([UInt8]) -> Void, end: @escaping @Sendable () -> Void
  ) {
    DispatchQueue(label: "mockd.lsp.input").async {
      var portion = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = portion.withUnsafeMutableBytes { readBytes(descriptor, $0) }
        if count < 0, errno == EINTR { continue }
        guard 0 < count else { return end() }
        handler(Array(portion[..<count]))
      }
    }
  }

  private static func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

/// Writes frames in their order, on a thread of its own. A client that does not read makes whoever has too much to say
/// wait, so that memory stays bounded.
final class OutputStream: Sendable {
  private struct State {
    var frames: [[UInt8]] = []
    var bytes = 0
    var isClosed = false
    var isWriting = false
  }

  private static let limit = 8 << 20

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
      return Self.limit < state.bytes
    }
    bell.signal()
    if isFull { waitForRoom() }
  }

  /// Waits until everything is written, or cannot be.
  func finish() {
    while state.withLock({ !$0.isClosed && ($0.isWriting || !$0.frames.isEmpty) }) {
      _ = room.wait(timeout: .now() + 0.01)
    }
  }

  private func waitForRoom() {
    while state.withLock({ !$0.isClosed && Self.limit < $0.bytes }) { _ = room.wait(timeout: .now() + 0.05) }
  }

  private func writeAll() -> Bool {
    while true {
      let frame = state.withLock { state -> [UInt8]? in
        state.isWriting = !state.frames.isEmpty
        return state.frames.isEmpty ? nil : state.frames.removeFirst()
      }
      guard let frame else { return true }
      let isWritten = Self.writeBytes(frame, to: descriptor)
      state.withLock { state in
        state.bytes -= frame.count
        state.isWriting = false
        state.isClosed = !isWritten
        if !isWritten { state.frames = [] }
      }
      room.signal()
      guard isWritten else { return false }
    }
  }

  private static func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard 0 < count else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
