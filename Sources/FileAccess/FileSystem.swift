import CLibrary

/// Reads files, statuses and real paths without confinement, at paths that the user or the system names. Paths from a
/// workspace are read through `ConfinedRoot`.
package enum FileSystem {
  /// The size limit in bytes of files that are read as a whole. The largest schemas of public APIs have about 10 MB.
  package static let largestFile = 64 << 20

  /// The bytes of a regular file; symbolic links are followed.
  package static func read(_ path: String) throws(FileError) -> [UInt8] { try open(path).readAll() }

  /// At most the first `count` bytes of a regular file.
  package static func readPrefix(_ path: String, _ count: Int) throws(FileError) -> [UInt8] {
    try open(path).readPrefix(count)
  }

  /// Opens a file for reading; symbolic links are followed. A pipe is not waited for.
  package static func open(_ path: String) throws(FileError) -> OpenFile {
    while true {
      // Without O_NONBLOCK, opening a pipe waits for a writer.
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if 0 <= descriptor { return OpenFile(descriptor, path) }
      if errno != EINTR { throw FileError(path, errno: errno) }
    }
  }

  /// Returns the status of `path`. With `followingLinks` false, a symbolic link is reported as such.
  package static func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    var raw = stat()
    let result = followingLinks ? stat(path, &raw) : lstat(path, &raw)
    guard result == 0 else { throw FileError(path, errno: errno) }
    return FileStatus(raw)
  }

  /// The absolute path without symbolic links of something that exists.
  package static func realPath(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(path, errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of the working directory.
  package static func workingDirectory() throws(FileError) -> String { try realPath(".") }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags)
    #elseif canImport(Musl)
      Musl.open(path, flags)
    #else
      Glibc.open(path, flags)
    #endif
  }

  /// Reads to the end of the file or to `limit`. The file may have another size than expected by now.
  static func readAll(
    _ descriptor: Int32, _ path: String, expected: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that a single read reaches the end.
    var capacity = min(expected + 1, limit)
    while bytes.count < limit {
      let (chunk, code) = readChunk(descriptor, capacity)
      if let code { throw FileError(path, errno: code) }
      if chunk.isEmpty { return bytes }
      let isEnd = chunk.count < capacity && bytes.count + chunk.count == expected
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if isEnd { return bytes }
      capacity = min(max(1 << 16, bytes.count), limit - bytes.count)
    }
    return bytes
  }

  /// Reads the next bytes, at most `capacity`. Returns none at the end.
  package static func readChunk(_ descriptor: Int32, _ capacity: Int) -> (bytes: [UInt8], errno: Int32?) {
    var code: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while true {
        let result = Self.readOnce(descriptor, buffer.baseAddress, capacity)
        if 0 <= result {
          count = result
          return
        }
        if errno != EINTR {
          code = errno
          return
        }
      }
    }
    return (bytes, code)
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }
}
