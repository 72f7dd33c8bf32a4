import FileAccess
import Source

/// Resolves the paths of a plan on the disk, and finds those to which nothing may be written.
///
/// A path must stay in the boundary of the workspace when symbolic links are followed. A path outside needs consent,
/// and may then lie anywhere. Results for directories are cached, because outputs share few of them.
struct OutputPaths {
  /// The absolute path of the workspace, without a slash at its end.
  let root: String
  let access: ConfinedRoot
  private let boundary: String
  let realBoundary: String
  private var directories: [String: Result<String, Unsafe>] = [:]

  init(root: String, _ access: ConfinedRoot) {
    self.root = root
    self.access = access
    boundary = Path.normalized(access.policy.boundary)
    realBoundary = (try? FileSystem.realPath(boundary)) ?? boundary
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

  /// The reason why nothing is written to a path.
  enum Unsafe: Error, Hashable {
    /// Outside of the boundary, without consent.
    case outside(boundary: String)
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
    if let reserved = reserved(absolute, boundary) { return .failure(.reserved(reserved)) }
    let parent = Path.parent(absolute)
    return resolveDirectory(parent).flatMap { real in
      if real != parent, let reserved = reserved(real, realBoundary) { return .failure(.reserved(reserved)) }
      let identity = real == parent ? absolute : Path.join(real, Path.name(absolute))
      // Most paths of a plan are names already.
      let isName = absolute.utf8.count == root.utf8.count + 1 + path.utf8.count && path.utf8.first != UInt8(ascii: "/")
      return .success(Resolved(name: isName ? path : name(absolute), absolute: absolute, identity: identity))
    }
  }

  /// The real path that the directory has, or will have once it is made.
  mutating func resolveDirectory(_ absolute: String) -> Result<String, Unsafe> {
    if let known = directories[absolute] { return known }
    let result = examine(absolute)
    directories[absolute] = result
    return result
  }

  /// Returns the absolute form of a path of the plan, or nil for a path that no file can have.
  func normalized(_ path: String) -> String? { absoluteOutputPath(path, root: root) }

  /// Relative to the workspace where `absolute` is inside of it.
  func name(_ absolute: String) -> String { outputName(absolute, root: root) }

  /// The directory of mockd or of version control, at any depth, that a path is in.
  private func reserved(_ absolute: String, _ boundary: String) -> String? {
    let start = Path.isInside(absolute, boundary) && boundary != "/" ? boundary.utf8.count : 0
    let path = absolute[absolute.utf8.index(absolute.startIndex, offsetBy: start)...]
    guard path.hasHiddenComponent else { return nil }
    let components = path.split(separator: "/")
    // Some file systems don't tell upper case from lower case.
    return components.lazy.compactMap { component in
      Self.reservedNames.first { component.utf8.count == $0.utf8.count && component.lowercased() == $0 }
    }.first
  }

  private static let reservedNames = [StateDirectory.name, ".git"]

  private mutating func examine(_ absolute: String) -> Result<String, Unsafe> {
    do throws(FileError) {
      let own = try access.status(absolute, followingLinks: false)
      let isLink = own.kind == .symbolicLink
      let status: FileStatus
      do throws(FileError) {
        status = try access.status(absolute)
      } catch {
        return .failure(error.reason == .outsideBoundary ? outside(error, absolute) : .danglingLink(absolute))
      }
      guard status.kind == .directory else { return .failure(.notDirectory(absolute)) }
      let real = try access.realPath(absolute)
      // Consent is for paths that the configuration names, and not for links.
      if Path.isInside(absolute, boundary), !Path.isInside(real, realBoundary) {
        // The innermost path names the link itself, the others pass through it.
        if !isLink, case .failure(let outer) = resolveDirectory(Path.parent(absolute)) { return .failure(outer) }
        return .failure(.leavesWorkspace(link: absolute))
      }
      return .success(real)
    } catch {
      switch error.reason {
      case .outsideBoundary: return .failure(outside(error, absolute))
      case .notDirectory: return resolveDirectory(Path.parent(absolute))
      case .notFound where absolute != "/":
        return resolveDirectory(Path.parent(absolute)).map { Path.join($0, Path.name(absolute)) }
      default: return .failure(.unreadable(absolute, error.reason))
      }
    }
  }

  /// The error for a path that may not be reached: the path itself is outside, or a link leads there.
  private func outside(_ error: FileError, _ absolute: String) -> Unsafe {
    Path.isInside(absolute, boundary) ? .leavesWorkspace(link: error.path) : .outside(boundary: boundary)
  }
}

/// Returns the absolute form of a path of a plan, or nil for a path that no file can have.
func absoluteOutputPath(_ path: String, root: String) -> String? {
  if path.isEmpty || path.utf8.contains(0) || path.utf8.last == UInt8(ascii: "/") { return nil }
  return Path.normalized(path.utf8.first == UInt8(ascii: "/") ? path : root + "/" + path)
}

/// An absolute path relative to the workspace at `root` where it is inside of it.
func outputName(_ absolute: String, root: String) -> String {
  guard Path.isInside(absolute, root), absolute != root else { return absolute }
  return String(absolute[absolute.utf8.index(absolute.startIndex, offsetBy: root == "/" ? 1 : root.utf8.count + 1)...])
}

extension Substring {
  /// Whether a component of the path begins with a dot.
  fileprivate var hasHiddenComponent: Bool {
    var former = UInt8(ascii: "/")
    for byte in utf8 {
      if former == UInt8(ascii: "/"), byte == UInt8(ascii: ".") { return true }
      former = byte
    }
    return false
  }
}
