import FileAccess
import Source

extension Workspace {
  /// The path of the repository that contains the workspace, which is the nearest folder with `.git`: the workspace's
  /// folder or one of its parents. Nil without a repository.
  package var repository: String? {
    var folder = root
    while true {
      if (try? FileSystem.status(Path.join(folder, ".git"))) != nil { return folder }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Path.parent(folder)
    }
  }
}
