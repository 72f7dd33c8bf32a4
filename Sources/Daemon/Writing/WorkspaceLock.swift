import FileAccess

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
/// Children do not inherit it. The file holds the number of the process and what it does, for messages only.
package struct WorkspaceLock: ~Copyable {
  let descriptor: Int32
  private let path: String

  package enum Failure: Error {
    case held(LockHolder)
    case file(FileError)
  }

  /// Takes the lock of the workspace at `root`, whose state directory is made if it is missing.
  ///
  /// - Parameter configuration: the name of the file that says what is written, for those who ask.
  package static func take(
    root: String, for use: LockHolder.Use, configuration: String? = nil
  ) throws(Failure) -> WorkspaceLock {
    var disk = Disk(root: normalizedPath(root))
    do throws(FileError) {
      _ = try StateDirectory(root: root, &disk)
    } catch {
      throw .file(error)
    }
    return try WorkspaceLock(StateDirectory.lock(of: root), for: use, configuration: configuration)
  }

  init(_ path: String, for use: LockHolder.Use = .once, configuration: String? = nil) throws(Failure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
    guard 0 <= descriptor else { throw .file(FileError(path, errno: errno)) }
    var patience = Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      // Whoever only asks for the holder has the lock for an instant.
      if code == EWOULDBLOCK, patience > 0 {
        patience -= 1
        usleep(1000)
        continue
      }
      close(descriptor)
      throw code == EWOULDBLOCK ? .held(LockHolder(reading: path)) : .file(FileError(path, errno: code))
    }
    self.descriptor = descriptor
    self.path = path
    // Without the number, another process only knows less.
    _ = ftruncate(descriptor, 0)
    try? writeAll(descriptor, path, Array(LockHolder.text(for: use, configuration).utf8)[...])
  }

  deinit {
    close(descriptor)
  }

  /// Whether the locked file is still the one that others would lock: somebody may have cleaned it away.
  var isInPlace: Bool {
    var (own, present) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, lstat(path, &present) == 0 else { return false }
    return own.st_ino == present.st_ino && own.st_dev == present.st_dev
  }

  /// How often, in intervals of a millisecond, the lock is tried again before somebody counts as holding it.
  private static let patience = 4
}
