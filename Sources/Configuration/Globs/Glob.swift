/// A path pattern with the syntax of Apollo's generator.
///
/// - `*` matches any text in a component, `?` one character.
/// - `[a-z]` matches one character of a class, `[^a-z]` one outside it.
/// - `{a,b}` matches either text; `\` escapes the next character.
/// - A component `**` matches folders except those in `neverSearched` and symbolic links; at the end of a pattern, all
///   files below.
///
/// Wildcards never match a `/`, nor a dot at the start of a component. Matching follows all alternatives at once, so
/// its time is at most the length of the path times that of the pattern. Swift's `Regex` can't promise that, and can't
/// decide whether a folder may hold matches.
package struct Glob: Sendable {
  /// The text of the pattern.
  package let pattern: String
  private let program: GlobProgram

  package init(_ pattern: String) {
    self.pattern = pattern
    program = GlobProgram(pattern)
  }

  /// Folders that `**` does not enter: the ones that Apollo excludes, and private folders of tools.
  package static let neverSearched: [StaticString] = [".build", ".swiftpm", ".Pods", ".git", ".mockd", ".."]

  /// The maximum length of a pattern in bytes.
  package static let maximumLength = 4096

  /// Whether the pattern is the path of one file.
  package var isLiteral: Bool { program.isLiteral }

  /// Returns whether the pattern matches `path`. Both must be relative to the same folder.
  ///
  /// - Parameter links: the lengths, in bytes, of the beginnings of the path that are symbolic links.
  package func matches(_ path: String, links: [Int] = []) -> Bool {
    var path = path
    return path.withUTF8 { program.matches($0, links) }
  }

  /// Returns whether the pattern can match a file in `directory` or below it. The empty path is the workspace.
  ///
  /// - Parameter links: as in `matches`. The directory itself may be a link.
  package func mayContainMatches(directory: String, links: [Int] = []) -> Bool {
    if directory.isEmpty || directory == "." { return true }
    var path = directory + "/"
    return path.withUTF8 { program.canGoOn(after: $0, links) }
  }

  /// The folder in which a search starts: the deepest one that contains all matches.
  package var root: GlobRoot { program.root }
}

/// A folder in which to search for files.
package struct GlobRoot: Hashable, Sendable {
  /// The path relative to the workspace; empty for the workspace.
  package var directory: String
  /// Whether the search includes subfolders.
  package var isRecursive: Bool

  package init(directory: String, isRecursive: Bool) {
    self.directory = directory
    self.isRecursive = isRecursive
  }
}
