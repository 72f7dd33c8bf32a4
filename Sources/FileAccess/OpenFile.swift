import CLibrary

/// A file that is open until the value is destroyed.
package struct OpenFile: ~Copyable, Sendable {
  package let descriptor: Int32
  /// The path for messages.
  package let path: String

  init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  package borrowing func status() throws(FileError) -> FileStatus {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw FileError(path, errno: errno) }
    return FileStatus(raw)
  }

  /// Fails unless this is a regular file without a second name. A file is changed in place only then: a hard link would
  /// change another file, too.
  ///
  /// - Parameter isOwn: whether the file must also belong to this user.
  @discardableResult
  package borrowing func requireSoleName(isOwn: Bool = false) throws(FileError) -> FileStatus {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw FileError(path, errno: errno) }
    let status = FileStatus(raw)
    guard status.kind == .regular else { throw FileError(path, .notRegular) }
    guard raw.st_nlink <= 1 else { throw FileError(path, .hasOtherNames) }
    guard !isOwn || status.owner == geteuid() else { throw FileError(path, .notOwned) }
    return status
  }

  /// Reads all bytes of a regular file.
  ///
  /// - Parameter limit: the largest size in bytes.
  package borrowing func readAll(limit: Int = FileSystem.largestFile) throws(FileError) -> [UInt8] {
    try readAllWithStatus(limit: limit).bytes
  }

  /// Reads all bytes of a regular file. Returns also its status before reading.
  ///
  /// - Parameter limit: the largest size in bytes.
  package borrowing func readAllWithStatus(
    limit: Int = FileSystem.largestFile
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus) {
    let status = try status()
    switch status.kind {
    case .regular: break
    case .directory: throw FileError(path, .isDirectory)
    default: throw FileError(path, .notRegular)
    }
    guard status.size <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    // The file may have grown, and files of the system have no size.
    let bytes = try FileSystem.readAll(descriptor, path, expected: status.size, limit: limit + 1)
    guard bytes.count <= limit else { throw FileError(path, .tooLarge(limit: limit)) }
    return (bytes, status)
  }

  /// Reads at most the first `count` bytes of a regular file.
  package borrowing func readPrefix(_ count: Int) throws(FileError) -> [UInt8] {
    guard try status().kind == .regular else { throw FileError(path, .notRegular) }
    return try FileSystem.readAll(descriptor, path, expected: count, limit: count)
  }

  package borrowing func write(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    try writeAll(descriptor, path, bytes)
  }

  package borrowing func truncate(to size: Int) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw FileError(path, errno: errno) }
  }

  /// Sets the permission bits. Bits beyond `0o777`, such as setuid, are never set.
  package borrowing func setPermissions(_ permissions: UInt32) throws(FileError) {
    guard fchmod(descriptor, mode_t(permissions & 0o777)) == 0 else { throw FileError(path, errno: errno) }
  }

  /// Waits until the bytes survive a loss of power.
  package borrowing func synchronize() throws(FileError) {
    if fsync(descriptor) != 0, errno != EINVAL { throw FileError(path, errno: errno) }
  }

  /// Sets the times of access and change to the present one, which is returned in nanoseconds since 1970; nil if the
  /// file system refuses.
  package borrowing func touch() -> Int64? {
    var times = [timespec(), timespec()]
    clock_gettime(CLOCK_REALTIME, &times[1])
    times[0] = times[1]
    guard futimens(descriptor, times) == 0 else { return nil }
    return Int64(times[1].tv_sec) &* 1_000_000_000 &+ Int64(times[1].tv_nsec)
  }

  /// Whether it can be known that no other process has a file open.
  package static var canTellReaders: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Whether a file that is open for writing has no other descriptor and no mapping in any process. The system grants a
  /// lease only then; the lease itself is returned at once.
  package borrowing func isOnlyOpening() -> Bool {
    #if os(Linux)
      // From <fcntl.h>, where it is an extension.
      let setLease: Int32 = 1024
      // A process that opens the file at this moment makes the system send a signal, which ends processes that do not
      // expect it.
      _ = leaseSignalIsIgnored
      guard fcntl(descriptor, setLease, Int32(F_WRLCK)) == 0 else { return false }
      return fcntl(descriptor, setLease, Int32(F_UNLCK)) == 0
    #else
      return false
    #endif
  }
}

#if os(Linux)
  private let leaseSignalIsIgnored: Bool = {
    signal(SIGIO, SIG_IGN)
    return true
  }()
#endif

/// Writes all of `bytes` to `descriptor`.
package func writeAll(_ descriptor: Int32, _ path: String, _ bytes: ArraySlice<UInt8>) throws(FileError) {
  var rest = bytes
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if 0 <= written {
      rest = rest.dropFirst(written)
    } else if errno != EINTR {
      throw FileError(path, errno: errno)
    }
  }
}
