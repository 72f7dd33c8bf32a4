/// Paths relative to the workspace, with `/` between components. Purely of text: links are not followed.
package enum WorkspacePath {
  /// `path`, which is relative to `folder`, relative to the workspace and without `.`, needless `..` and repeated `/`.
  ///
  /// - Parameters:
  ///   - path: a path or pattern as written in a configuration file.
  ///   - folder: the folder of that file, relative to the workspace; empty for the workspace itself.
  ///   - workspace: the absolute path of the workspace, by which absolute paths into it become relative.
  package static func resolve(_ path: String, folder: String, workspace: String? = nil) -> String {
    if path.hasPrefix("~") { return path }
    guard path.hasPrefix("/") else { return normalized(folder.isEmpty ? path : folder + "/" + path) }
    let path = normalized(path)
    guard let workspace else { return path }
    let root = normalized(workspace)
    if path == root { return "." }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// `path` without `.`, repeated `/`, and those `..` that follow a plain component. `.` for the workspace itself.
  ///
  /// A `..` stays after a component with wildcards, which may match any folder, and so does every component after a
  /// brace.
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

  /// Whether a path has only components that stay, as most have. None begins with a dot.
  private static func isNormalized(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for (index, byte) in path.utf8.enumerated() {
      if previous == slash, byte == UInt8(ascii: ".") || (byte == slash && 0 < index) { return false }
      previous = byte
    }
    return previous != slash
  }

  /// Whether `path` leads out of the workspace.
  package static func isOutside(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path == ".." || path.hasPrefix("../")
  }

  /// The folder that a file stands in; empty for the workspace itself.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of what `name` names in `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    normalized(folder.isEmpty || folder == "." ? name : folder + "/" + name)
  }

  /// Whether `path` is `folder` or lies below it.
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
