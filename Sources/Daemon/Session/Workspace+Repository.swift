import FileAccess

extension Workspace {
  /// The folder of the workspace in its repository, which is the nearest folder upwards with `.git`: empty where both are
  /// one; nil where there is no repository.
  package var folderInRepository: String? {
    var folder = root
    while true {
      if (try? FileSystem.status((folder == "/" ? "" : folder) + "/.git")) != nil {
        return String(root.dropFirst(folder == "/" ? 1 : folder.count).drop { $0 == "/" })
      }
      if folder == "/" || folder.isEmpty { return nil }
      folder = parentPath(folder).isEmpty ? "/" : parentPath(folder)
    }
  }
}
