/// Returns the path without its last component: `/` for an entry of the file system's root, empty for a single relative
/// component.
package func parentPath(_ path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Returns the last component of a path.
package func lastComponent(_ path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

/// Returns the path of an entry of a directory.
package func joinedPath(_ directory: String, _ name: some StringProtocol) -> String {
  directory == "/" ? "/" + name : directory + "/" + name
}

/// Whether one absolute path is the other or below it.
package func isInside(_ path: String, _ directory: String) -> Bool {
  guard path.utf8.starts(with: directory.utf8) else { return false }
  let rest = path.utf8.dropFirst(directory.utf8.count)
  return rest.isEmpty || rest.first == UInt8(ascii: "/") || directory == "/"
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
  let slash = UInt8(ascii: "/")
  guard path.utf8.first == slash else { return false }
  // The number of bytes in the component, and whether all of them are dots.
  var (count, isDots) = (0, true)
  for byte in path.utf8.dropFirst() {
    if byte == slash {
      if count == 0 || (isDots && count <= 2) { return false }
      (count, isDots) = (0, true)
    } else {
      count += 1
      isDots = isDots && byte == UInt8(ascii: ".")
    }
  }
  return 0 < count ? !(isDots && count <= 2) : path.utf8.count == 1
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
