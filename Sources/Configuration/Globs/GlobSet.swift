/// Some patterns that together say which files are meant: all that one of them matches, but for those that one with a
/// leading `!` matches, whatever their order.
package struct GlobSet: Sendable {
  /// What includes.
  package let included: [Glob]
  /// What excludes, without the `!`.
  package let excluded: [Glob]
  /// Folders that need not be entered, since all that could match in them or below is excluded.
  private let closedFolders: [Glob]

  package init(_ patterns: [String]) {
    let (excluding, including) = (patterns.filter { $0.hasPrefix("!") }, patterns.filter { !$0.hasPrefix("!") })
    included = including.map(Glob.init)
    excluded = excluding.map { Glob(String($0.dropFirst())) }
    // `**` stands for all folders and files but those that begin with a dot or are never searched, which a pattern can
    // only name itself.
    let namesHidden = including.contains(where: Self.canNameHidden)
    closedFolders =
      namesHidden ? [] : excluding.filter { $0.hasSuffix("/**") }.map { Glob(String($0.dropFirst().dropLast(3))) }
  }

  /// Whether a component of a pattern can begin with a dot that stands for itself; `.` and `..` at its start aside.
  private static func canNameHidden(_ pattern: String) -> Bool {
    var rest = pattern[...]
    while let start = ["./", "../"].first(where: rest.hasPrefix) { rest = rest.dropFirst(start.count) }
    return rest.hasPrefix(".") || rest.contains("\\") || ["/.", "{.", ",."].contains { rest.contains($0) }
  }

  /// Whether the file at `path`, which is relative to the workspace, is meant.
  package func matches(_ path: String) -> Bool {
    included.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
  }

  /// Whether a file in `directory`, or in a folder below it, can be meant. False lets a walker leave it out.
  package func mayContainMatches(directory: String) -> Bool {
    included.contains { $0.mayContainMatches(directory: directory) }
      && !closedFolders.contains { $0.matches(directory) }
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
