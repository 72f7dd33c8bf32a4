import BuildGraph
import Source

/// The contents of files.
extension WorkspaceHost {
  /// Returns the contents of a file, or nil if the file may not be quoted.
  ///
  /// - Parameter path: a path relative to the workspace.
  package func quotableSource(_ path: String) -> SourceFile? {
    if inputs.store.unquotable.contains(path) { return nil }
    return inputs.store.sources[path] ?? WorkspaceBuild.unlistedSource(path, of: workspace)
  }

  /// The files that were read, by path.
  package var sources: [String: SourceFile] { inputs.store.sources }
}
