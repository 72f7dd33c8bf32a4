import Source

/// Detects paths that a walk of a root does not enter: cycles, or paths with too many links.
///
/// The system follows such paths, so files there can be read although no search finds them. Answers are cached, so a
/// value serves one batch of events only.
struct UnreachablePaths {
  /// The greatest number of symbolic links between a root and a file, as in the search for inputs. With more, folders
  /// that all link to each other could be reached by too many paths.
  static let linkLimit = 2
  /// The greatest number of directories that are watched through symbolic links.
  static let linkedDirectoryLimit = 20_000

  private let root: WatchRoot
  /// The known directories by path; nil for unreachable ones.
  private var ways: [String: Way?] = [:]

  /// The links and directories on the path from the root to a directory.
  private struct Way {
    var links = 0
    /// The directory and those above it.
    var passed: Set<FileStamp.Identity> = []
  }

  init(_ root: WatchRoot) { self.root = root }

  /// Returns whether a file's path leads through a directory that a walk does not enter.
  ///
  /// - Complexity: one query of the file system for each directory on the path.
  mutating func contain(_ path: String) -> Bool { way(to: Path.parent(path)) == nil }

  private mutating func way(to directory: String) -> Way? {
    var missing: [String] = []
    var folder = directory
    while ways[folder] == nil, root.contains(folder) {
      missing.append(folder)
      folder = Path.parent(folder)
    }
    var way: Way? = ways[folder] ?? Way(passed: FileStamp(folder, followingLinks: true).map { [$0.identity] } ?? [])
    for folder in missing.reversed() {
      way = way.flatMap { Self.step(from: $0, to: folder) }
      ways.updateValue(way, forKey: folder)
    }
    return way
  }

  private static func step(from way: Way, to directory: String) -> Way? {
    var way = way
    guard let own = FileStamp(directory, followingLinks: false) else { return way }
    guard own.kind == .symbolicLink else {
      way.passed.insert(own.identity)
      return way
    }
    way.links += 1
    guard let target = FileStamp(directory, followingLinks: true) else { return way }
    return way.links <= linkLimit && way.passed.insert(target.identity).inserted ? way : nil
  }
}
