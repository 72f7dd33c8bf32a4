import Source

/// The files of a workspace as they were read last.
struct SourceStore {
  private let workspace: Workspace
  /// By path relative to the workspace.
  private(set) var sources: [String: SourceFile] = [:]
  /// What the file system said of each file that was read since the last `begin`, before it was read.
  private(set) var stamps: [String: FileStatus] = [:]
  /// Why files could not be read.
  private(set) var problems: [String: FileError] = [:]

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// Forgets which files were read.
  mutating func begin() { stamps = [:] }

  /// Reads a file, whatever is known of it; nil where it is not there or cannot be read.
  ///
  /// - Parameter mayBeAbsent: whether it is no problem if it is not there.
  @discardableResult
  mutating func read(_ path: String, mayBeAbsent: Bool = false) -> SourceFile? {
    do throws(FileError) {
      let absolute = workspace.absolute(path)
      stamps[path] = try FileSystem.status(absolute)
      let file = SourceFile(path: path, bytes: try FileSystem.read(absolute))
      // An equal file keeps its storage, so that whoever compares it with what it was sees that at once.
      if sources[path] != file { sources[path] = file }
      problems[path] = nil
      return sources[path]
    } catch {
      sources[path] = nil
      stamps[path] = nil
      problems[path] = mayBeAbsent && error.reason == .notFound ? nil : FileError(path, error.reason)
      return nil
    }
  }

  /// Forgets all files but some.
  mutating func keep(_ isWanted: (String) -> Bool) {
    for path in sources.keys where !isWanted(path) { sources[path] = nil }
    for path in problems.keys where !isWanted(path) { problems[path] = nil }
  }
}
