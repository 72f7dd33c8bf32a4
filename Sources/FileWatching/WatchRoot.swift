import Source

/// A directory to watch, with conditions for relevant files. It may be missing.
package struct WatchRoot: Sendable {
  /// An absolute path without a slash at the end.
  package let path: String
  /// Returns whether a directory below the root may hold relevant files at any depth; by absolute path.
  package let mayContain: @Sendable (String) -> Bool
  /// Returns whether a file is relevant; by absolute path.
  package let matches: @Sendable (String) -> Bool
  /// Returns whether a file has a debouncer apart from others, so that its changes don't delay them; by absolute path.
  package let debouncesSeparately: @Sendable (String) -> Bool
  /// The names of directories below the root that are never entered.
  package let pruned: Set<String>

  package init(
    _ path: String, pruned: Set<String> = [],
    mayContain: @escaping @Sendable (String) -> Bool = { _ in true },
    matches: @escaping @Sendable (String) -> Bool,
    debouncesSeparately: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.path = path
    self.pruned = pruned
    self.mayContain = mayContain
    self.matches = matches
    self.debouncesSeparately = debouncesSeparately
  }

  /// Returns whether the root's directory, or a directory below it, needs a watch.
  func includes(directory: String) -> Bool {
    if directory == path { return true }
    return contains(directory) && !pruned.contains(Path.name(directory)) && mayContain(directory)
  }

  func includes(file: String) -> Bool { contains(file) && matches(file) }

  /// Returns whether a path is below the root.
  func contains(_ other: String) -> Bool { Path.isBelow(other, path) }
}
