/// Returns the path without its last component: `/` for an entry of the file system's root, empty for a single relative
/// component.
package func parentPath(_ path: String) -> String {
  guard let slash = lastSlash(path) else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Returns the last component of a path.
package func lastComponent(_ path: String) -> String {
  guard let slash = lastSlash(path) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

private func lastSlash(_ path: String) -> String.Index? {
  path.withBytes { $0.lastIndex(of: UInt8(ascii: "/")) }.map { path.utf8.index(path.startIndex, offsetBy: $0) }
}

extension String {
  /// Calls `body` with the UTF-8 bytes. Loops over them are much faster than loops over `utf8`.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

/// Returns the path of an entry of a directory.
package func joinedPath(_ directory: String, _ name: some StringProtocol) -> String {
  directory == "/" ? "/" + name : directory + "/" + name
}

/// Whether one absolute path is the other or below it.
package func isInside(_ path: String, _ directory: String) -> Bool {
  path.withBytes { path in
    directory.withBytes { directory in
      guard path.starts(with: directory) else { return false }
      let count = directory.count
      let slash = UInt8(ascii: "/")
      return path.count == count || path[count] == slash || (count == 1 && directory[0] == slash)
    }
  }
}

/// Returns an absolute path without `.`, `..` and repeated slashes. It is computed from the text; symbolic links are not
/// resolved.
package func normalizedPath(_ path: String) -> String {
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

/// Whether `normalizedPath` would return the same path. Most paths are normalized, and this check is much faster.
private func isNormalized(_ path: String) -> Bool {
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

/// A path as a key. Unlike strings, two keys are equal only if their bytes are: file systems tell apart spellings that
/// Unicode calls equivalent.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (a: PathKey, b: PathKey) -> Bool {
    guard a.path.utf8.count == b.path.utf8.count else { return false }
    var (first, second) = (a.path, b.path)
    return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
