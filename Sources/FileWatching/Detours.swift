/// Which directories below a root are passed over, since the way to them goes in a circle or over too many links. The
/// system follows such ways, so a file there can be read although nobody who walks the root would find it.
///
/// For a moment: what was looked at is not looked at again.
struct Detours {
  /// How many symbolic links there may be on the way from a root to a file. What walks for inputs has the same limit.
  /// With more, folders that all link to each other could be reached in too many ways.
  static let linkLimit = 2
  /// How many directories are watched through symbolic links.
  static let linkedDirectoryLimit = 20_000

  private let root: WatchRoot
  /// Directories by path; nil for those that are passed over.
  private var ways: [String: Way?] = [:]

  private struct Way {
    var links = 0
    /// The directory and those above it.
    var passed: Set<FileStamp.Identity> = []
  }

  init(_ root: WatchRoot) { self.root = root }

  /// Whether a file's path leads through a directory that is passed over.
  ///
  /// - Complexity: asks the file system for each directory on the way once.
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
