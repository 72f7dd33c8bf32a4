import FileAccess
import Source

/// Where outputs may go: turns the paths of a plan into absolute ones, and says which are not safe to write to.
///
/// A path inside the workspace must stay there when symbolic links are followed; a path outside of it was named as such
/// in the configuration. What is known of a directory is remembered, because outputs share few of them.
struct OutputPaths {
  /// The absolute path of the workspace, without a slash at its end.
  let root: String
  private let realRoot: String
  private var directories: [String: Result<String, Unsafe>] = [:]

  init(root: String) {
    self.root = root
    realRoot = (try? FileSystem.realPath(root)) ?? root
  }

  /// A path that outputs can have.
  struct Resolved: Hashable {
    /// Relative to the workspace where it is inside, else absolute: the name in messages and in the manifest.
    var name: String
    /// Absolute, without `.`, `..` and repeated slashes.
    var absolute: String
    /// The same for all paths that lead to the same file.
    var identity: String
  }

  /// Why nothing is written to a path.
  enum Unsafe: Error, Hashable {
    case leavesWorkspace(link: String)
    case danglingLink(String)
    case notDirectory(String)
    case unreadable(String, FileError.Reason)
    /// Directories of mockd itself and of version control.
    case reserved(String)
    /// No name, or a NUL, which paths cannot hold.
    case malformed
  }

  mutating func resolve(_ path: String) -> Result<Resolved, Unsafe> {
    guard let absolute = normalized(path), absolute != root, absolute != "/" else { return .failure(.malformed) }
    if let reserved = reserved(absolute) { return .failure(.reserved(reserved)) }
    let parent = parentPath(absolute)
    return resolveDirectory(parent).map { real in
      let identity = real == parent ? absolute : (real == "/" ? "" : real) + "/" + lastComponent(absolute)
      // Most paths of a plan are names already.
      let isName = absolute.utf8.count == root.utf8.count + 1 + path.utf8.count && path.utf8.first != UInt8(ascii: "/")
      return Resolved(name: isName ? path : name(absolute), absolute: absolute, identity: identity)
    }
  }

  /// The real path that the directory has, or will have once it is made.
  mutating func resolveDirectory(_ absolute: String) -> Result<String, Unsafe> {
    if let known = directories[absolute] { return known }
    let result = examine(absolute)
    directories[absolute] = result
    return result
  }

  /// The absolute form of a path of the plan, or nil where it cannot be one.
  func normalized(_ path: String) -> String? {
    if path.isEmpty || path.utf8.contains(0) || path.utf8.last == UInt8(ascii: "/") { return nil }
    return normalizedPath(path.utf8.first == UInt8(ascii: "/") ? path : root + "/" + path)
  }

  /// Relative to the workspace where `absolute` is inside of it.
  func name(_ absolute: String) -> String { outputName(absolute, root: root) }

  private func reserved(_ absolute: String) -> String? {
    guard isInside(absolute, root) else { return nil }
    let first = absolute.utf8.dropFirst(root.utf8.count + 1).prefix { $0 != UInt8(ascii: "/") }
    return [".mockd", ".git"].first { first.elementsEqual($0.utf8) }
  }

  private mutating func examine(_ absolute: String) -> Result<String, Unsafe> {
    if absolute == root { return .success(realRoot) }
    do throws(FileError) {
      let own = try FileSystem.status(absolute, followingLinks: false)
      let isLink = own.kind == .symbolicLink
      guard let status = try? FileSystem.status(absolute) else { return .failure(.danglingLink(absolute)) }
      guard status.kind == .directory else { return .failure(.notDirectory(absolute)) }
      let real = try FileSystem.realPath(absolute)
      if isInside(absolute, root), !isInside(real, realRoot) {
        // The innermost path names the link itself, the others pass through it.
        if !isLink, case .failure(let outer) = resolveDirectory(parentPath(absolute)) { return .failure(outer) }
        return .failure(.leavesWorkspace(link: absolute))
      }
      return .success(real)
    } catch {
      guard error.reason == .notFound, absolute != "/" else {
        if error.reason == .notDirectory { return resolveDirectory(parentPath(absolute)) }
        return .failure(.unreadable(absolute, error.reason))
      }
      return resolveDirectory(parentPath(absolute)).map { ($0 == "/" ? "" : $0) + "/" + lastComponent(absolute) }
    }
  }
}

/// An absolute path relative to the workspace at `root` where it is inside of it.
func outputName(_ absolute: String, root: String) -> String {
  guard isInside(absolute, root), absolute != root else { return absolute }
  return String(absolute[absolute.utf8.index(absolute.startIndex, offsetBy: root == "/" ? 1 : root.utf8.count + 1)...])
}
