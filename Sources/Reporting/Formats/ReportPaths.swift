import Source

/// Converts the paths of diagnostics to the form that a service or program expects. They are relative to the workspace,
/// or absolute outside of it.
package struct ReportPaths: Sendable {
  /// The absolute path of the workspace.
  let workspace: String
  /// The absolute path of the repository that contains the workspace, or nil without one.
  let repository: String?

  package init(workspace: String, repository: String?) {
    self.workspace = workspace
    self.repository = repository
  }

  /// Returns the absolute path of a file. An empty path, which means that no file is concerned, stays empty.
  func absolute(_ path: String) -> String {
    path.isEmpty ? "" : Path.resolve(path, from: Path.join(workspace, "file"))
  }

  /// Returns the path of a file from the top of the repository. Services resolve relative paths there. A file outside
  /// of the repository has an absolute path. Without a repository, the path stays as it is.
  func inRepository(_ path: String) -> String {
    guard let repository, !path.isEmpty else { return path }
    let absolute = absolute(path)
    guard Path.isBelow(absolute, repository) else { return absolute }
    return String(absolute.dropFirst(repository == "/" ? 1 : repository.count + 1))
  }
}
