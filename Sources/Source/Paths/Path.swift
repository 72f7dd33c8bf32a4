/// Functions of absolute paths, and of relative paths where noted. They never read the disk.
package enum Path {
  /// Returns the path without its last component: `/` for an entry of the file system's root, empty for a single
  /// relative component.
  @inlinable
  package static func parent(_ path: String) -> String {
    guard let slash = lastSlash(path) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns an absolute path and all folders above it, the innermost first.
  package static func ancestors(of path: String) -> [String] {
    var result = [path]
    while let last = result.last, last != "/", !last.isEmpty { result.append(parent(last)) }
    return result
  }

  /// Returns the last component of an absolute or relative path.
  @inlinable
  package static func name(_ path: String) -> String {
    guard let slash = lastSlash(path) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  @inlinable
  package static func lastSlash(_ path: String) -> String.Index? {
    path.withBytes { $0.lastIndex(of: UInt8(ascii: "/")) }.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// Returns the path of an entry of a directory.
  @inlinable
  package static func join(_ directory: String, _ name: some StringProtocol) -> String {
    directory == "/" ? "/" + name : directory + "/" + name
  }

  /// Returns whether one path is the other or below it.
  @inlinable
  package static func isInside(_ path: String, _ directory: String) -> Bool {
    path.withBytes { path in
      directory.withBytes { directory in
        guard path.starts(with: directory) else { return false }
        let count = directory.count
        let slash = UInt8(ascii: "/")
        return path.count == count || path[count] == slash || (count == 1 && directory[0] == slash)
      }
    }
  }

  /// Returns whether one path is below the other.
  @inlinable
  package static func isBelow(_ path: String, _ directory: String) -> Bool {
    directory.utf8.count < path.utf8.count && isInside(path, directory)
  }

  /// Returns the path that a symbolic link at `link` with the text `target` points to, without `.` and `..`.
  package static func resolve(_ target: String, from link: String) -> String {
    normalized(target.utf8.first == UInt8(ascii: "/") ? target : join(parent(link), target))
  }

  /// Returns a path without `.`, `..` and repeated slashes. It is computed from the text; symbolic links are not
  /// resolved.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    var components: [Substring] = []
    for component in path.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": components = components.dropLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns whether `normalized` keeps the path. Most paths are normalized, and this check is much faster.
  private static func isNormalized(_ path: String) -> Bool {
    path.withBytes { path in
      let slash = UInt8(ascii: "/")
      guard path.first == slash else { return false }
      // The number of bytes in the component, and whether all of them are dots.
      var (count, isDots) = (0, true)
      for byte in path.dropFirst() {
        if byte == slash {
          if count == 0 || (isDots && count <= 2) { return false }
          (count, isDots) = (0, true)
        } else {
          count += 1
          isDots = isDots && byte == UInt8(ascii: ".")
        }
      }
      return 0 < count ? !(isDots && count <= 2) : path.count == 1
    }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes. Loops over them are much faster than loops over `utf8`.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
