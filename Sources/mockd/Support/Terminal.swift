import CLibrary
import Source
import Synchronization

/// Standard output, for results, and standard error, for other messages.
enum Terminal {
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether the terminals of the process interpret escape sequences. Emacs's compilation buffer does not.
  static var interpretsEscapes: Bool { environment("TERM") != "dumb" }

  /// Opens the closed ones of the three standard descriptors, so that no other file gets their numbers.
  static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes to standard output. Returns false if that fails.
  @discardableResult static func write(_ text: String) -> Bool {
    let isWritten = write(text, to: STDOUT_FILENO)
    if !isWritten { outputError.store(errno, ordering: .relaxed) }
    return isWritten
  }

  private static let outputError = Atomic<Int32>(0)

  /// The reason for a failure to write results, such as a full disk. Nil if the reader closed the output.
  static var outputFailure: String? {
    let code = outputError.load(ordering: .relaxed)
    return code == 0 || code == EPIPE ? nil : String(cString: strerror(code))
  }

  @discardableResult static func writeError(_ text: String) -> Bool { write(text, to: STDERR_FILENO) }

  /// Prints a one-line message to standard error. Escapes text that could control terminals or CI systems.
  static func note(_ message: String) { writeError("mockd: \(visibleText(message))\n") }

  /// Returns the value of an environment variable, unless it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The number of columns of the terminal.
  static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, 0 < size.ws_col else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all of `text`, unless the reader closes the descriptor.
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
