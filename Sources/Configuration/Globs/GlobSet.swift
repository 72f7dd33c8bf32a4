/// Some patterns that together say which files are meant: all that one of them matches, but for those that one with a
/// leading `!` matches, whatever their order.
package struct GlobSet: Sendable {
  /// What includes.
  package let included: [Glob]
  /// What excludes, without the `!`.
  package let excluded: [Glob]

  package init(_ patterns: [String]) {
    included = patterns.filter { !$0.hasPrefix("!") }.map(Glob.init)
    excluded = patterns.filter { $0.hasPrefix("!") }.map { Glob(String($0.dropFirst())) }
  }

  /// Whether the file at `path`, which is relative to the workspace, is meant.
  package func matches(_ path: String) -> Bool {
    included.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
  }

  /// Whether a file in `directory`, or in a folder below it, can be meant. False lets a walker leave it out.
  package func mayContainMatches(directory: String) -> Bool {
    included.contains { $0.mayContainMatches(directory: directory) }
  }

  /// The folders that all matches lie in, none inside another that is searched recursively, in order of path.
  package var roots: [GlobRoot] {
    var recursion: [String: Bool] = [:]
    for glob in included {
      recursion[glob.root.directory, default: false] = recursion[glob.root.directory] == true || glob.root.isRecursive
    }
    return recursion.sorted { $0.key < $1.key }
      .filter { directory, _ in
        !recursion.contains { outer, isRecursive in
          isRecursive && outer != directory && Self.isInside(directory, outer)
        }
      }
      .map { GlobRoot(directory: $0.key, isRecursive: $0.value) }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty ? !WorkspacePath.isOutside(path) : path.hasPrefix(folder + "/")
  }
}
