/// Functions for paths relative to the workspace, with `/` between components. They don't follow symbolic links.
package enum WorkspacePath {
  /// Returns `path`, which is relative to `folder`, as a normalized path relative to the workspace.
  ///
  /// - Parameters:
  ///   - path: a path or pattern as written in a configuration file.
  ///   - folder: the folder of that file, relative to the workspace; empty for the workspace itself.
  ///   - workspace: the absolute path of the workspace. Makes absolute paths into the workspace relative.
  package static func resolve(_ path: String, folder: String, workspace: String? = nil) -> String {
    if path.hasPrefix("~") { return path }
    guard path.hasPrefix("/") else { return normalized(folder.isEmpty ? path : folder + "/" + path) }
    let path = normalized(path)
    guard let workspace else { return path }
    let root = normalized(workspace)
    if path == root { return "." }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Returns `path` without `.`, repeated `/`, and `..` after plain components. `.` means the workspace itself.
  ///
  /// A `..` stays after a component with wildcards, which may match any folder, and after braces.
  package static func normalized(_ path: String) -> String {
    if isNormalized(path) { return path }
    let isAbsolute = path.hasPrefix("/")
    var components: [Substring] = []
    var hasBraces = false
    for component in path.split(separator: "/") {
      if component == "..", !hasBraces, let last = components.last, last != "..", !hasWildcards(last) {
        components.removeLast()
      } else if component == "..", components.isEmpty, isAbsolute {
        continue
      } else if component != "." {
        components.append(component)
      }
      if component.contains("{") { hasBraces = true }
    }
    let text = (isAbsolute ? "/" : "") + components.joined(separator: "/")
    return text.isEmpty ? "." : text
  }

  /// Returns whether normalization keeps all components. A fast path for most paths: no component begins with a dot.
  private static func isNormalized(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for (index, byte) in path.utf8.enumerated() {
      if previous == slash, byte == UInt8(ascii: ".") || (byte == slash && 0 < index) { return false }
      previous = byte
    }
    return previous != slash
  }

  /// Returns whether `path` leads out of the workspace.
  package static func isOutside(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path == ".." || path.hasPrefix("../")
  }

  /// Returns the path of `name` in `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    normalized(folder.isEmpty || folder == "." ? name : folder + "/" + name)
  }

  /// Returns the path of a file or folder relative to a folder. Both are relative to the workspace, and inside it.
  package static func relative(_ path: String, to folder: String) -> String {
    if folder.isEmpty || folder == "." { return path }
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(path, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)).joined(separator: "/")
  }

  /// Returns whether `path` is `folder` or lies below it.
  package static func isInside(_ path: String, folder: String) -> Bool {
    if folder == "." { return !isOutside(path) }
    return path == folder || path.hasPrefix(folder + "/")
  }

  private static func hasWildcards(_ component: Substring) -> Bool {
    component.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\\"): true
      default: false
      }
    }
  }
}
