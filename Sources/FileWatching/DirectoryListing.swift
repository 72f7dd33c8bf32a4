import CLibrary
import Source

/// The entries of a directory with UTF-8 names. Patterns match no other names, so other entries are only counted.
struct DirectoryListing {
  struct Entry: Hashable {
    var name: String
    /// `other` if the file system does not report the kind.
    var kind: FileStamp.Kind
    var isKindKnown: Bool
  }

  private(set) var entries: [Entry] = []
  /// The number of names that are not UTF-8.
  private(set) var oddNames = 0

  /// Reads an open directory, and closes the descriptor.
  init(consuming descriptor: Int32) {
    guard let handle = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      guard let name = Self.name(of: entry) else {
        oddNames += 1
        continue
      }
      if name == "." || name == ".." { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): entries.append(Entry(name: name, kind: .directory, isKindKnown: true))
      case Int(DT_REG): entries.append(Entry(name: name, kind: .regular, isKindKnown: true))
      case Int(DT_LNK): entries.append(Entry(name: name, kind: .symbolicLink, isKindKnown: true))
      case Int(DT_UNKNOWN): entries.append(Entry(name: name, kind: .other, isKindKnown: false))
      default: continue
      }
    }
  }

  /// Returns the name, or nil if it is not UTF-8.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      let text = UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self)
      return String(validatingCString: text)
    }
  }
}

extension DirectoryListing.Entry {
  /// Returns the kind, and queries the file system if the listing has none.
  func kind(in directory: String) -> FileStamp.Kind? {
    isKindKnown ? kind : FileStamp(Path.join(directory, name), followingLinks: false)?.kind
  }
}
