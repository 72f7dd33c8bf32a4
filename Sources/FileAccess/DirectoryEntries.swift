import CLibrary

/// An entry of a directory.
package struct DirectoryEntry: Hashable, Sendable {
  package var name: String
  /// Nil if the file system doesn't say it in a listing.
  package var kind: FileStatus.Kind?
}

extension DirectoryHandle {
  /// Lists the entries in the order of the file system, without `.` and `..`.
  ///
  /// - Returns: also the names that are not UTF-8, with replacement characters.
  package func entries() throws(FileError) -> (entries: [DirectoryEntry], malformed: [String]) {
    let listed = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard 0 <= listed else { throw FileError(path, errno: errno) }
    guard let stream = fdopendir(listed) else {
      let code = errno
      close(listed)
      throw FileError(path, errno: code)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    var malformed: [String] = []
    while let entry = readdir(stream) {
      let kind = FileStatus.Kind(listed: Int(entry.pointee.d_type))
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        let start = UnsafeRawPointer(tuple).assumingMemoryBound(to: UInt8.self)
        let bytes = UnsafeBufferPointer(start: start, count: strlen(UnsafePointer<CChar>(OpaquePointer(start))))
        if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return }
        if let name = String(validating: bytes, as: UTF8.self) {
          entries.append(DirectoryEntry(name: name, kind: kind))
        } else {
          malformed.append(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
    return (entries, malformed)
  }
}

extension FileStatus.Kind {
  /// Nil where a listing leaves it open.
  fileprivate init?(listed type: Int) {
    switch type {
    case Int(DT_DIR): self = .directory
    case Int(DT_REG): self = .regular
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
