import FileAccess
import Source

extension Workspace {
  /// The path of the workspace in its repository, which is the nearest parent folder with `.git`. Empty if the
  /// workspace is the repository's root; nil without a repository.
  package var folderInRepository: String? {
    var folder = root
    while true {
      if (try? FileSystem.status((folder == "/" ? "" : folder) + "/.git")) != nil {
        return String(root.dropFirst(folder == "/" ? 1 : folder.count).drop { $0 == "/" })
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = Path.parent(folder).isEmpty ? "/" : Path.parent(folder)
    }
  }
}
