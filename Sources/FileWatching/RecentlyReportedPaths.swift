import Source

/// The paths that were reported recently, since clients may be reading them.
///
/// A client that reads a path late may find a file in a directory that appears and disappears before it is listed. The
/// watcher doesn't know that file, so it reports the path again when an event names the directory.
struct RecentlyReportedPaths {
  private var current: Set<String> = []
  private var previous: Set<String> = []
  private var began: UInt64 = 0

  /// The shortest time that a path stays in the set, in nanoseconds.
  private static let period: UInt64 = 10_000_000_000

  mutating func insert(_ paths: [String], at now: UInt64) {
    if began + Self.period <= now { (previous, current, began) = (current, [], now) }
    current.formUnion(paths)
  }

  /// Returns the paths below some directories.
  ///
  /// - Complexity: one lookup for each directory on each path.
  func below(_ directories: Set<String>) -> [String] {
    if directories.isEmpty { return [] }
    return current.union(previous).filter { path in
      var folder = Path.parent(path)
      while folder != "/" {
        if directories.contains(folder) { return true }
        folder = Path.parent(folder)
      }
      return false
    }
  }
}
