import Source
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, for results, and standard error, for all else.
enum Terminal {
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Opens those of the three standard descriptors that are closed, so that no other file gets their numbers.
  static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// - Returns: whether somebody takes it.
  @discardableResult static func write(_ text: String) -> Bool {
    let isWritten = write(text, to: STDOUT_FILENO)
    if !isWritten { outputError.store(errno, ordering: .relaxed) }
    return isWritten
  }

  private static let outputError = Atomic<Int32>(0)

  /// Why results could not be written, if that is so: the disk is full. Readers that have seen enough are no reason.
  static var outputFailure: String? {
    let code = outputError.load(ordering: .relaxed)
    return code == 0 || code == EPIPE ? nil : String(cString: strerror(code))
  }

  @discardableResult static func writeError(_ text: String) -> Bool { write(text, to: STDERR_FILENO) }

  /// Tells something in one line on standard error. Names and paths in it act neither on a terminal nor on a CI system.
  static func note(_ message: String) { writeError("mockd: \(visibleText(message))\n") }

  /// The value of an environment variable, if it is set to anything.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// How many columns the terminal has.
  static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, 0 < size.ws_col else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `text`; a reader that has gone away ends the attempt.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while let start = UnsafeBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start, rest.count)
        #else
          let count = Glibc.write(descriptor, start, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard 0 < count else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
