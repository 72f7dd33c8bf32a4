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
  private var directories: [String: Directory] = [:]

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
    /// Whether the folder of the file is missing, and so the file.
    var isInMissingFolder = false
  }

  /// A directory that outputs can be in.
  private struct Directory {
    /// The real path that it has, or will have once it is made.
    var real: Result<String, Unsafe>
    var isMissing = false
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
    let directory = directory(parent)
    return directory.real.flatMap { real in
      if real != parent, let reserved = reserved(real, realBoundary) { return .failure(.reserved(reserved)) }
      let identity = real == parent ? absolute : Path.join(real, Path.name(absolute))
      // Most paths of a plan are names already.
      let isName = absolute.utf8.count == root.utf8.count + 1 + path.utf8.count && path.utf8.first != UInt8(ascii: "/")
      return .success(
        Resolved(
          name: isName ? path : name(absolute), absolute: absolute, identity: identity,
          isInMissingFolder: directory.isMissing))
    }
  }

  /// The real path that the directory has, or will have once it is made.
  mutating func resolveDirectory(_ absolute: String) -> Result<String, Unsafe> { directory(absolute).real }

  /// Examines a directory after those above it, from the outside in. A manifest of a clone can list any paths, so each
  /// directory is examined once, and without recursion.
  private mutating func directory(_ absolute: String) -> Directory {
    if let known = directories[absolute] { return known }
    var unknown = [absolute]
    while let last = unknown.last, last != "/", directories[Path.parent(last)] == nil {
      unknown.append(Path.parent(last))
    }
    var parent = unknown.last.flatMap { directories[Path.parent($0)] }
    var result = Directory(real: .failure(.malformed))
    for path in unknown.reversed() {
      if let parent, parent.isMissing {
        result = Directory(real: parent.real.map { Path.join($0, Path.name(path)) }, isMissing: true)
        // Only the result is needed again, however many missing directories are above it.
        if path == absolute { directories[path] = result }
      } else {
        result = examine(path, in: parent)
        directories[path] = result
      }
      parent = result
    }
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

  private func examine(_ absolute: String, in parent: Directory?) -> Directory {
    do throws(FileError) {
      let own = try access.status(absolute, followingLinks: false)
      let isLink = own.kind == .symbolicLink
      let status: FileStatus
      do throws(FileError) {
        status = try access.status(absolute)
      } catch {
        return Directory(
          real: .failure(error.reason == .outsideBoundary ? outside(error, absolute) : .danglingLink(absolute)))
      }
      guard status.kind == .directory else { return Directory(real: .failure(.notDirectory(absolute))) }
      let real = try access.realPath(absolute)
      // Consent is for paths that the configuration names, and not for links.
      if Path.isInside(absolute, boundary), !Path.isInside(real, realBoundary) {
        // The innermost path names the link itself, the others pass through it.
        if !isLink, let parent, case .failure = parent.real { return parent }
        return Directory(real: .failure(.leavesWorkspace(link: absolute)))
      }
      return Directory(real: .success(real))
    } catch {
      switch error.reason {
      case .outsideBoundary: return Directory(real: .failure(outside(error, absolute)))
      case .notDirectory: return Directory(real: parent?.real ?? .failure(.notDirectory(absolute)))
      case .notFound:
        guard let parent else { return Directory(real: .failure(.unreadable(absolute, error.reason))) }
        return Directory(real: parent.real.map { Path.join($0, Path.name(absolute)) }, isMissing: true)
      default: return Directory(real: .failure(.unreadable(absolute, error.reason)))
      }
    }
  }

  /// The error for a path that may not be reached: the path itself is outside, or a link leads there.
  private func outside(_ error: FileError, _ absolute: String) -> Unsafe {
    Path.isInside(absolute, boundary) ? .leavesWorkspace(link: error.path) : .outside(boundary: boundary)
  }
}

/// The largest size of a path of a plan or manifest, in bytes, as systems have it.
private let longestPath = 4096
/// The largest number of components of such a path.
private let deepestPath = 64

/// Returns the absolute form of a path of a plan, or nil for a path that no output can have.
func absoluteOutputPath(_ path: String, root: String) -> String? {
  let slash = UInt8(ascii: "/")
  guard !path.isEmpty, path.utf8.count <= longestPath, !path.utf8.contains(0), path.utf8.last != slash,
    path.utf8.count(where: { $0 == slash }) < deepestPath
  else { return nil }
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
