import FileAccess
import Source

/// The folders whose files may come from others, with a clone or an archive. A key of a cache proves nothing there.
///
/// These are the boundary of the workspace, the working directory, and each repository around the file in question. A
/// submodule has a boundary of its own, and an unpacked archive has no `.git`, so the boundary alone is not enough.
struct ForeignFolders {
  private let boundary: String
  /// Nil if it has been deleted.
  private let workingDirectory: String?

  init(of workspace: Workspace) {
    boundary = Path.normalized(workspace.access.boundary)
    workingDirectory = try? FileSystem.workingDirectory()
  }

  /// Returns the outermost of these folders that contains an absolute path, or nil.
  func outermost(around path: String) -> String? { folders(around: path).last }

  /// Returns whether a folder with state of the user may come from others. Users may start mockd in their home folder,
  /// and keep it in a repository. So the home folder and the folders above count only as a boundary.
  func contain(stateFolder path: String) -> Bool {
    let user = Consent()
    return folders(around: path).contains { $0 == boundary || !user.isHomeOrAbove($0) }
  }

  /// The innermost folder is the first.
  private func folders(around path: String) -> [String] {
    Path.ancestors(of: path).filter { folder in
      folder == boundary || folder == workingDirectory
        || (try? FileSystem.status(Path.join(folder, ".git"), followingLinks: false)) != nil
    }
  }
}
