import Source

/// Reads the files of a workspace, each once.
struct InputReader {
  let workspace: Workspace
  private(set) var files: [String: SourceFile] = [:]
  /// What each of the files was before it was read.
  private(set) var stamps: [String: FileStatus] = [:]
  private(set) var problems: [FileError] = []

  init(_ workspace: Workspace) {
    self.workspace = workspace
  }

  /// The file at a path of the workspace; nil where there is none or it cannot be read.
  mutating func read(_ path: String) -> SourceFile? {
    if let known = files[path] { return known }
    do throws(FileError) {
      stamps[path] = try FileSystem.status(workspace.absolute(path))
      let file = SourceFile(path: path, bytes: try FileSystem.read(workspace.absolute(path)))
      files[path] = file
      return file
    } catch {
      problems.append(FileError(path, error.reason))
      return nil
    }
  }

  mutating func read(_ paths: [String]) -> [SourceFile] {
    paths.compactMap { read($0) }
  }
}
