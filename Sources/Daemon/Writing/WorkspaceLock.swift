#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The right to write in a workspace, which one process has at a time.
///
/// The lock is the kernel's, on a file that is never removed: it ends with the process that holds it, however that ends.
/// Children do not inherit it. The file holds the number of the process, for messages only.
struct WorkspaceLock: ~Copyable {
  let descriptor: Int32

  enum Failure: Error {
    /// Another process holds it; its number if it has written it.
    case held(by: Int?)
    case file(FileError)
  }

  init(_ path: String) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard 0 <= descriptor else { throw .file(FileError(path, errno: errno)) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(descriptor)
      guard code == EWOULDBLOCK else { throw .file(FileError(path, errno: code)) }
      let text = String(decoding: (try? FileSystem.readPrefix(path, 20)) ?? [], as: UTF8.self)
      throw .held(by: text.split(separator: "\n").first.flatMap { Int($0) })
    }
    self.descriptor = descriptor
    // Without the number, another process only knows less.
    _ = ftruncate(descriptor, 0)
    try? writeAll(descriptor, path, Array("\(getpid())\n".utf8)[...])
  }

  deinit {
    close(descriptor)
  }
}
