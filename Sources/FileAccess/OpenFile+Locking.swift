import CLibrary

extension OpenFile {
  /// A lock of the kernel on the whole file. It ends when the file is closed.
  package enum LockKind {
    case shared, exclusive

    fileprivate var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  /// Takes a lock.
  ///
  /// - Parameter waits: whether to wait until other processes release theirs.
  /// - Returns: false if another process has a lock that excludes this one.
  package borrowing func lock(_ kind: LockKind, waits: Bool = false) throws(FileError) -> Bool {
    while flock(descriptor, kind.operation | (waits ? 0 : LOCK_NB)) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw FileError(path, errno: errno)
      }
    }
    return true
  }

  /// Removes the permissions of the group and of others, if the file belongs to this user.
  ///
  /// A kernel lock needs no right to write: another user with the right to read the file
  /// could block all writers.
  package borrowing func makePrivate() throws(FileError) {
    let status = try status()
    if status.permissions & 0o077 != 0, status.owner == geteuid() { try setPermissions(status.permissions & 0o700) }
  }
}
