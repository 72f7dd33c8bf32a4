/// A directory to watch, and what in it matters. It need not exist.
package struct WatchRoot: Sendable {
  /// An absolute path without a slash at the end.
  package let path: String
  /// Whether a file that matters can be in a directory below the root, or below that; by absolute path.
  package let mayContain: @Sendable (String) -> Bool
  /// Whether a file matters; by absolute path.
  package let matches: @Sendable (String) -> Bool
  /// Whether a file's changes keep no others waiting: they settle among themselves. By absolute path.
  package let settlesApart: @Sendable (String) -> Bool
  /// Names of directories below the root that are never entered, whatever `mayContain` says.
  package let pruned: Set<String>

  package init(
    _ path: String, pruned: Set<String> = [],
    mayContain: @escaping @Sendable (String) -> Bool = { _ in true },
    matches: @escaping @Sendable (String) -> Bool,
    settlesApart: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.path = path
    self.pruned = pruned
    self.mayContain = mayContain
    self.matches = matches
    self.settlesApart = settlesApart
  }

  /// Whether the root's directory, or this directory below it, is to be watched.
  func wants(directory: String) -> Bool {
    if directory == path { return true }
    return contains(directory) && !pruned.contains(Path.name(directory)) && mayContain(directory)
  }

  func wants(file: String) -> Bool { contains(file) && matches(file) }

  /// Whether a path lies below the root.
  func contains(_ other: String) -> Bool { Path.isBelow(other, path) }
}
