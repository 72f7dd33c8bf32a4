import CLibrary

/// Wraps the system calls that several types of the module use.
enum SystemCalls {
  /// Returns the time of a monotonic clock in nanoseconds.
  static func now() -> UInt64 { time(CLOCK_MONOTONIC) }

  /// Returns the nanoseconds since 1970, as file systems count.
  static func calendarTime() -> UInt64 { time(CLOCK_REALTIME) }

  private static func time(_ clock: clockid_t) -> UInt64 {
    var value = timespec()
    clock_gettime(clock, &value)
    return UInt64(value.tv_sec) &* 1_000_000_000 &+ UInt64(value.tv_nsec)
  }

  /// Opens a directory for reading. The result is negative on failure.
  static func openDirectory(_ path: String, followingLinks: Bool) -> Int32 {
    while true {
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK | (followingLinks ? 0 : O_NOFOLLOW)
      let descriptor = open(path, flags)
      if 0 <= descriptor || errno != EINTR { return descriptor }
    }
  }

  static func exists(_ path: String) -> Bool {
    var raw = stat()
    return lstat(path, &raw) == 0
  }

  static func isDirectory(_ path: String) -> Bool {
    FileStamp(path, followingLinks: true)?.kind == .directory
  }

  /// Returns the text of a symbolic link, or nil if the path is no link.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  /// Returns the first 4,096 bytes of a file as text.
  static func smallText(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard 0 <= descriptor else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(validating: buffer[..<count], as: UTF8.self) : nil
  }

  /// Creates an empty file. Returns false if it exists or can't be created.
  static func createFile(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard 0 <= descriptor else { return false }
    close(descriptor)
    return true
  }

  /// The error number of the last failed call.
  static var lastError: Int32 { errno }

  static func processID() -> Int32 { getpid() }

  static func removeFile(_ path: String) { unlink(path) }
}
