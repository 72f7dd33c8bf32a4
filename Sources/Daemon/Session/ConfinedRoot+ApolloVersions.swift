import Configuration
import FileAccess
import Source

extension ConfinedRoot {
  /// Returns the files that may name the version of Apollo, in a workspace and in its repository, by paths relative to
  /// the workspace, and the folders that could not be read.
  ///
  /// - Parameter workspace: an absolute path.
  func apolloVersionFiles(around workspace: String) -> (files: [String], problems: [FileError]) {
    let top = Path.isInside(workspace, policy.boundary) ? policy.boundary : workspace
    let search = ApolloVersionSearch(from: top == workspace ? "" : outputName(workspace, root: top))
    let walk = DirectoryWalk(
      top, in: self, followsLinks: false, descend: { search.mayContain($0.path) },
      include: { search.includes($0.path) })
    return (search.names(of: walk.files), walk.problems)
  }
}
