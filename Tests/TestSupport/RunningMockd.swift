import Foundation
import Synchronization

/// A running process of the built tool, with the output that it has printed so far.
///
/// Threads read its output, so that it never waits for a full pipe. Each property reads the rest of the pipe first, so
/// its value contains the last bytes that the process wrote.
package final class RunningMockd: Sendable {
  /// The destination of the tool's output.
  package enum Output: Sendable {
    /// Standard output and standard error, each in a pipe.
    case pipes
    /// Both in one pseudo-terminal of 80 columns.
    case terminal
  }

  private let process: Process
  private let text = Mutex(Text())
  private let changed = NSCondition()
  /// The descriptors of standard output and standard error that are open.
  private let streams = Mutex<[Stream: Int32]>([:])
  private let ended = DispatchSemaphore(value: 0)
  private let output: FileHandle
  private let closing = Pipe()
  private let readers = DispatchGroup()

  private enum Stream { case output, errors }

  /// The output so far, and the number of pieces that were read.
  private struct Text {
    var bytes: [Stream: [UInt8]] = [:]
    var pieces = 0
  }

  /// - Parameter descriptors: the maximum number of open files; nil for that of this process.
  package init(
    _ arguments: [String], in folder: URL, output kind: Output = .pipes, environment: [String: String] = [:],
    descriptors: Int? = nil
  ) throws {
    // A test runner in the background may ignore these signals, and children inherit that.
    for number in [SIGINT, SIGHUP] { signal(number, SIG_DFL) }
    process = Process()
    process.executableURL = try BuiltTool.path("mockd")
    process.arguments = arguments
    if let descriptors {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = MockdProcess.limited(descriptors, try BuiltTool.path("mockd"), arguments)
    }
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", "TERM": "xterm", "NO_COLOR": ""]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.terminationHandler = { [ended] _ in ended.signal() }
    let errors: FileHandle?
    (output, errors) = try process.start { [process] in
      switch kind {
      case .pipes:
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        return (output.fileHandleForReading, errors.fileHandleForReading)
      case .terminal:
        let terminal = try PseudoTerminal()
        (process.standardOutput, process.standardError) = (terminal.slave, terminal.slave)
        return (terminal.master, nil)
      }
    }
    if kind == .terminal { try (process.standardOutput as? FileHandle)?.close() }
    read(output, .output)
    if let errors { read(errors, .errors) }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  package var processID: Int32 { process.processIdentifier }

  /// The standard output so far.
  package var printed: String { text(of: .output) }
  package var errors: String { text(of: .errors) }

  /// The lines printed so far, without their leading times.
  package var lines: [String] {
    printed.split(separator: "\n").map { line in
      line.count > 8 && line.dropFirst(2).hasPrefix(":") ? String(line.dropFirst(9)) : String(line)
    }
  }

  /// Waits until a condition on the output holds.
  ///
  /// - Returns: false if the time limit is exceeded.
  package func wait(seconds: Double = 180, until isReached: (RunningMockd) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      let pieces = text.withLock(\.pieces)
      if isReached(self) { return true }
      if !waitForText(after: pieces, until: deadline) { return isReached(self) }
    }
  }

  /// Waits for a text in the output.
  package func wait(for part: String) -> Bool { wait { $0.printed.contains(part) } }

  package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Closes the pipes, so the output is no longer read.
  package func closeOutput() throws {
    // A descriptor stays open during a read, so the reader must end first. A process of another test can have inherited
    // the pipe, so closing it would not be enough.
    try closing.fileHandleForWriting.write(contentsOf: [0])
    readers.wait()
    streams.withLock { $0 = [:] }
    try output.close()
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: its exit status, negative for a signal; nil if it still runs.
  package func status(seconds: Double = 180) -> Int32? {
    guard ended.wait(timeout: .now() + seconds) == .success else { return nil }
    ended.signal()
    return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
  }

  private func waitForText(after pieces: Int, until deadline: Date) -> Bool {
    changed.lock()
    defer { changed.unlock() }
    while text.withLock({ $0.pieces == pieces }) {
      if !changed.wait(until: deadline) { return false }
    }
    return true
  }

  private func text(of stream: Stream) -> String {
    while readPiece(of: stream) {}
    return text.withLock { String(decoding: $0.bytes[stream] ?? [], as: UTF8.self) }
  }

  /// Reads available bytes, if there are any. Returns false at the end of the stream, too.
  @discardableResult private func readPiece(of stream: Stream) -> Bool {
    let count = streams.withLock { streams in
      guard let descriptor = streams[stream] else { return 0 }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard 0 < poll(&waiting, 1, 0) else { return 0 }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      guard 0 < count else {
        streams[stream] = nil
        return 0
      }
      text.withLock {
        $0.bytes[stream, default: []] += buffer[..<count]
        $0.pieces += 1
      }
      return count
    }
    guard 0 < count else { return false }
    changed.lock()
    changed.broadcast()
    changed.unlock()
    return true
  }

  private func read(_ handle: FileHandle, _ stream: Stream) {
    let (readers, closing) = (readers, closing)
    streams.withLock { $0[stream] = handle.fileDescriptor }
    readers.enter()
    Thread.detachNewThread { [weak self] in
      defer { readers.leave() }
      let descriptors = [handle, closing.fileHandleForReading].map { $0.fileDescriptor }
      while true {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard 0 < poll(&waiting, nfds_t(waiting.count), -1), waiting[1].revents == 0, let self else { break }
        self.readPiece(of: stream)
        guard self.streams.withLock({ $0[stream] != nil }) else { break }
      }
    }
  }
}

/// A pseudo-terminal without a user.
private struct PseudoTerminal {
  let master: FileHandle
  let slave: FileHandle

  /// A failure to open a pseudo-terminal.
  struct Unavailable: Error {}

  init() throws {
    let (master, name) = try Self.open()
    let slave = Foundation.open(name, O_RDWR | O_NOCTTY)
    guard 0 <= slave else { throw Unavailable() }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    self.master = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    self.slave = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
  }

  private static func open() throws -> (Int32, String) {
    #if os(Linux)
      // The system calls of posix_openpt, unlockpt and ptsname, which Swift's Glibc module lacks.
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (zero, number): (Int32, UInt32) = (0, 0)
      guard 0 <= master, ioctl(master, unlock, &zero) == 0, ioctl(master, getNumber, &number) == 0 else {
        throw Unavailable()
      }
      return (master, "/dev/pts/\(number)")
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard 0 <= master, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw Unavailable()
      }
      return (master, String(cString: name))
    #endif
  }
}
