import Source

/// The search of a repository for `ApolloVersionFiles`, by paths relative to its top.
package struct ApolloVersionSearch {
  /// The path of the workspace; empty if it is the whole repository.
  private let workspace: String

  package init(from workspace: String) {
    self.workspace = workspace
  }

  /// Returns whether a folder may contain such files.
  package func mayContain(_ folder: String) -> Bool {
    ApolloVersionFiles.mayContain(WorkspacePath.relative(folder, to: workspace))
  }

  /// Returns whether a file may name the version.
  package func includes(_ path: String) -> Bool {
    // Most files have other names.
    ApolloVersionFiles.Kind(path) != nil && ApolloVersionFiles.includes(WorkspacePath.relative(path, to: workspace))
  }

  /// Returns the paths relative to the workspace.
  package func names(of paths: [String]) -> [String] {
    paths.map { WorkspacePath.relative($0, to: workspace) }
  }
}
