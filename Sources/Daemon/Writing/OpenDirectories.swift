import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Directories that are open for a moment, so that the system does not look up the way to each for every file in it.
struct OpenDirectories: ~Copyable {
  private var descriptors: [String: Int32] = [:]

  /// Nil for what cannot be opened.
  mutating func descriptor(of path: String) -> Int32? {
    if let known = descriptors[path] { return known }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard 0 <= descriptor else { return nil }
    descriptors[path] = descriptor
    return descriptor
  }

  /// What is at a path, without following a link there; nil where nothing can be found.
  mutating func status(_ path: String) -> FileStatus? {
    guard let directory = descriptor(of: parentPath(path)) else { return nil }
    var raw = stat()
    guard fstatat(directory, lastComponent(path), &raw, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileStatus(raw)
  }

  deinit {
    for descriptor in descriptors.values { close(descriptor) }
  }
}
