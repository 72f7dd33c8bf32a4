import Source

/// The locks that git holds while it changes the work trees around some folders.
///
/// `refresh` runs when the first change of a burst arrives. It costs a few queries of the file system, and finds
/// repositories that were created, replaced or removed. So they need no watch.
struct GitLocks {
  private let folders: [String]
  /// The git directories.
  private(set) var directories: Set<String> = []

  init(_ folders: [String]) {
    self.folders = folders
  }

  /// Looks for the git directories again.
  mutating func refresh() {
    var known: [String: String?] = [:]
    directories = Set(folders.compactMap { GitDirectory.find(from: $0, known: &known) })
  }

  /// Whether git holds one of the locks.
  var isHeld: Bool { directories.contains { SystemCalls.exists(Path.join($0, GitDirectory.lockName)) } }
}
