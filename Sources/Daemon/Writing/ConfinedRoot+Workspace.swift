import FileAccess
import Source

extension ConfinedRoot {
  /// Opens what a workspace may reach. No symbolic link is followed in its state directory.
  ///
  /// - Parameter root: the absolute path of the workspace.
  package convenience init(workspace root: String, _ policy: AccessPolicy) throws(FileError) {
    try self.init(policy, unlinked: Path.join(FileSystem.realPath(root), StateDirectory.name))
  }

  /// Opens a workspace for mockd's own files, which lie in it whatever its outputs may reach.
  convenience init(stateOf root: String) throws(FileError) {
    try self.init(workspace: root, AccessPolicy(boundary: root))
  }
}
