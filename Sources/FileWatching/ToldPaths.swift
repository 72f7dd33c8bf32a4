/// The paths that were told lately, which someone may just be reading.
///
/// Whoever reads a path somewhat later than it was told may find a file in a directory that has come and goes before
/// anybody looks into it. Nothing is known of that file then, so the path is told again when the directory was named.
struct ToldPaths {
  private var current: Set<String> = []
  private var previous: Set<String> = []
  private var began: UInt64 = 0

  /// How long a path counts as told lately at least, in nanoseconds.
  private static let period: UInt64 = 10_000_000_000

  mutating func insert(_ paths: [String], at now: UInt64) {
    if began + Self.period <= now { (previous, current, began) = (current, [], now) }
    current.formUnion(paths)
  }

  /// Those that lie below one of some directories. Costs a look for each directory on the way to each path.
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
