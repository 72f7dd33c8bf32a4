#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls of the system that the module needs, in one spelling for all platforms.
enum SystemCalls {
  /// Nanoseconds of a clock that never goes back and is not set.
  static func now() -> UInt64 { time(CLOCK_MONOTONIC) }

  /// Nanoseconds since 1970, as file systems count.
  static func calendarTime() -> UInt64 { time(CLOCK_REALTIME) }

  private static func time(_ clock: clockid_t) -> UInt64 {
    var value = timespec()
    clock_gettime(clock, &value)
    return UInt64(value.tv_sec) &* 1_000_000_000 &+ UInt64(value.tv_nsec)
  }

  /// Opens a directory for reading; the result is negative where that fails.
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

  /// The text of a symbolic link; nil for all else.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  /// The beginning of a small file as text.
  static func smallText(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard 0 <= descriptor else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(validating: buffer[..<count], as: UTF8.self) : nil
  }

  /// Makes an empty file that has not been there.
  static func createFile(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard 0 <= descriptor else { return false }
    close(descriptor)
    return true
  }

  /// Why the last call failed, as a number of the system's.
  static var lastError: Int32 { errno }

  static func processID() -> Int32 { getpid() }

  static func removeFile(_ path: String) { unlink(path) }
}
