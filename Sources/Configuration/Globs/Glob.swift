/// A pattern of paths, as Apollo's generator understands them.
///
/// `*` is any text within a component, `?` one character, `[a-z]` and `[^a-z]` one of or not of some characters,
/// `{a,b}` either text, `\` takes the next character as it is, and a component `**` is any number of folders, of which
/// those named in `neverSearched` are left out. At the start of a component, wildcards do not stand for a dot, and none
/// stands for a `/`. A pattern that ends with `**` means all files below.
///
/// Matching takes time in the length of the path times that of the pattern: all ways through the pattern are followed at
/// once, so no pattern can make it exponential. Swift's `Regex` can't promise that, and can't tell whether a folder may
/// hold matches.
package struct Glob: Sendable {
  /// The text it was made from.
  package let pattern: String
  private let program: GlobProgram

  package init(_ pattern: String) {
    self.pattern = pattern
    program = GlobProgram(pattern)
  }

  /// Folders that `**` does not enter: The folders of Apollo and of other tools.
  package static let neverSearched: [StaticString] = [".build", ".swiftpm", ".Pods", ".git", ".mockd", ".."]

  /// The longest pattern that is taken, in bytes.
  package static let maximumLength = 4096

  /// Whether the pattern is the path of one file.
  package var isLiteral: Bool { program.isLiteral }

  /// Whether the file at `path`, which is relative to what the pattern is relative to, is meant.
  package func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { program.matches($0) }
  }

  /// Whether a file in `directory`, or in a folder below it, can be meant. The empty path is the workspace.
  package func mayContainMatches(directory: String) -> Bool {
    if directory.isEmpty || directory == "." { return true }
    var path = directory + "/"
    return path.withUTF8 { program.canGoOn(after: $0) }
  }

  /// The folder to start from: the longest one that all matches lie in.
  package var root: GlobRoot { program.root }
}

/// A folder in which files are looked for.
package struct GlobRoot: Hashable, Sendable {
  /// Relative to the workspace, and empty for it.
  package var directory: String
  /// Whether folders below it are searched too.
  package var isRecursive: Bool

  package init(directory: String, isRecursive: Bool) {
    self.directory = directory
    self.isRecursive = isRecursive
  }
}
