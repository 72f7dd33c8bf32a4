/// Functions of absolute paths. They don't query the file system.
enum Path {
  static func join(_ directory: String, _ name: String) -> String {
    directory == "/" ? "/" + name : directory + "/" + name
  }

  /// The last component.
  static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path without its last component.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func isBelow(_ path: String, _ directory: String) -> Bool {
    if directory == "/" { return path.utf8.count > 1 && path.utf8.first == UInt8(ascii: "/") }
    let (inner, outer) = (path.utf8, directory.utf8)
    return outer.count + 1 < inner.count && inner.starts(with: outer)
      && inner[inner.index(inner.startIndex, offsetBy: outer.count)] == UInt8(ascii: "/")
  }

  /// Returns the path that a symbolic link at `link` with the text `target` points to, without `.` and `..`.
  static func resolve(_ target: String, from link: String) -> String {
    var components: [Substring] = target.hasPrefix("/") ? [] : parent(link).split(separator: "/")
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { _ = components.popLast() } else { components.append(part) }
    }
    return "/" + components.joined(separator: "/")
  }

  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
