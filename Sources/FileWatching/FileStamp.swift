import CLibrary

/// The status of a file: its identity, and attributes that change with its contents.
struct FileStamp: Hashable {
  enum Kind: Hashable {
    case regular, directory, symbolicLink, other
  }

  /// Identifies a file while it exists. The system reuses numbers.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// The permissions and owners.
  struct Access: Hashable {
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
  }

  var kind: Kind
  var identity: Identity
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: UInt64
  /// The time of the last change of contents or attributes. Programs can't set it.
  var changed: UInt64
  var linkCount: UInt64
  var access: Access

  /// Reads the status of a path. Nil if nothing is there or it can't be reached.
  init?(_ path: String, followingLinks: Bool) {
    var raw = stat()
    guard (followingLinks ? stat(path, &raw) : lstat(path, &raw)) == 0 else { return nil }
    self.init(raw)
  }

  /// Reads the status of an open file.
  init?(descriptor: Int32) {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return nil }
    self.init(raw)
  }

  private init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    identity = Identity(device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino))
    size = Int64(raw.st_size)
    linkCount = UInt64(raw.st_nlink)
    access = Access(mode: UInt32(raw.st_mode), owner: raw.st_uid, group: raw.st_gid)
    #if canImport(Darwin)
      (modified, changed) = (Self.nanoseconds(raw.st_mtimespec), Self.nanoseconds(raw.st_ctimespec))
    #else
      (modified, changed) = (Self.nanoseconds(raw.st_mtim), Self.nanoseconds(raw.st_ctim))
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }
}
