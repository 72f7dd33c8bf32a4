import Source

/// A set of patterns. It matches the paths that a pattern matches and no pattern with a leading `!` does, in any order.
package struct GlobSet: Sendable {
  /// The including patterns.
  package let included: [Glob]
  /// The excluding patterns, without the `!`.
  package let excluded: [Glob]
  /// Folders that a search can skip, since every file in them is excluded.
  private let closedFolders: [Glob]

  package init(_ patterns: [String]) {
    let (excluding, including) = (patterns.filter { $0.hasPrefix("!") }, patterns.filter { !$0.hasPrefix("!") })
    included = including.map(Glob.init)
    excluded = excluding.map { Glob(String($0.dropFirst())) }
    // `**` skips names with a leading dot and folders in `neverSearched`. Only explicit patterns match these.
    let namesHidden = including.contains(where: Self.canNameHidden)
    closedFolders =
      namesHidden ? [] : excluding.filter { $0.hasSuffix("/**") }.map { Glob(String($0.dropFirst().dropLast(3))) }
  }

  /// Returns whether a component of a pattern can begin with a literal dot, except `.` and `..` at its start.
  private static func canNameHidden(_ pattern: String) -> Bool {
    var rest = pattern[...]
    while let start = ["./", "../"].first(where: rest.hasPrefix) { rest = rest.dropFirst(start.count) }
    return rest.hasPrefix(".") || rest.contains("\\") || ["/.", "{.", ",."].contains { rest.contains($0) }
  }

  /// Returns whether the set matches `path`, which is relative to the workspace.
  ///
  /// - Parameter links: as in `Glob.matches`. Excluding patterns match through links.
  package func matches(_ path: String, links: [Int] = []) -> Bool {
    included.contains { $0.matches(path, links: links) } && !excluded.contains { $0.matches(path) }
  }

  /// Returns whether the set can match a file in `directory` or below it. If not, a search can skip the directory.
  package func mayContainMatches(directory: String, links: [Int] = []) -> Bool {
    included.contains { $0.mayContainMatches(directory: directory, links: links) }
      && !closedFolders.contains { $0.matches(directory) }
  }

  /// The folders that contain all matches, sorted by path. None is inside another that is searched recursively.
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
