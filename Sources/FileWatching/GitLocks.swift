/// The locks that git holds while it changes the work trees that some folders lie in.
///
/// Where git directories are is asked for again whenever changes begin to arrive, which costs a few looks and notices
/// repositories that are made, replaced or removed; no watch is needed for that.
struct GitLocks {
  private let folders: [String]
  /// The git directories, each as a path without symbolic links at its end.
  private(set) var directories: Set<String> = []

  init(_ folders: [String]) {
    self.folders = folders
  }

  /// Looks for the git directories again.
  mutating func refresh() {
    var known: [String: String?] = [:]
    directories = Set(folders.compactMap { GitDirectory.find(from: $0, known: &known) })
  }

  /// Whether git is at work in one of them.
  var isHeld: Bool { directories.contains { SystemCalls.exists(Path.join($0, GitDirectory.lockName)) } }
}
