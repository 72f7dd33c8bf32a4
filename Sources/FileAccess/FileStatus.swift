import CLibrary

/// The metadata of a directory entry.
package struct FileStatus: Hashable, Sendable {
  package var kind: Kind
  /// In bytes.
  package var size: Int
  /// When the contents last changed, in nanoseconds since 1970.
  package var modified: Int64
  package var device: UInt64
  package var inode: UInt64
  /// The permission bits for the owner, the group and others, without setuid, setgid and the sticky bit.
  package var permissions: UInt32
  /// Whether setuid, setgid or the sticky bit is set.
  package var hasSpecialBits: Bool
  package var owner: UInt32
  package var group: UInt32

  package enum Kind: Hashable, Sendable {
    case regular, directory, symbolicLink, other
  }

  /// The file itself, whatever its paths are.
  package var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

  package init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int(raw.st_size)
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(raw.st_ino)
    permissions = UInt32(raw.st_mode) & 0o777
    hasSpecialBits = UInt32(raw.st_mode) & 0o7000 != 0
    owner = raw.st_uid
    group = raw.st_gid
  }

  /// The permission bits for a file with this status that takes the place of another one. Only the owner can write to
  /// it if it belongs to another user than the replaced file; members of its group can't if the group is another one.
  package func permissions(replacing other: FileStatus) -> UInt32 {
    var permissions = other.permissions
    if owner != other.owner { permissions &= ~0o022 }
    if group != other.group { permissions &= ~0o020 }
    return permissions
  }
}

/// A file of a running system. All its paths have the same one: hard links, and on file systems that ignore case, other
/// spellings.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
}
