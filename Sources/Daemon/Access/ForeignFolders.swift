import FileAccess
import Source

/// The folders whose files may come from others, with a clone or an archive.
///
/// These are the boundary of the workspace, the working directory, and each repository around the file in question. A
/// submodule has a boundary of its own, and an unpacked archive has no `.git`, so the boundary alone is not enough.
struct ForeignFolders {
  /// The boundary of the workspace, or the folder of an action.
  let boundary: String
  /// Nil if it has been deleted.
  private let workingDirectory: String?
  private let user = Consent()

  init(of workspace: Workspace) {
    boundary = Path.normalized(workspace.access.boundary)
    workingDirectory = try? FileSystem.workingDirectory()
  }

  /// - Parameter folder: the folder that paths of an action are relative to; empty for the working directory.
  init(ofActionIn folder: String) throws(FileError) {
    boundary = try folder.isEmpty ? FileSystem.workingDirectory() : FileSystem.realPath(folder)
    workingDirectory = try? FileSystem.workingDirectory()
  }

  /// Returns the outermost of these folders that contains an absolute path, or nil.
  func outermost(around path: String) -> String? { folders(around: path).last }

  /// Returns the boundary or the working directory as an absolute path spells it, or nil. The way there can have
  /// symbolic links of the user, as in the variable `PWD` of shells.
  func outermost(spelledBy path: String) -> String? {
    Path.ancestors(of: path).last { folder in
      guard let real = try? FileSystem.realPath(folder) else { return false }
      return real == boundary || real == workingDirectory
    }
  }

  /// Returns whether a folder with state of the user may come from others. Users may start mockd in their home folder.
  func contain(stateFolder path: String) -> Bool {
    folders(around: path).contains { $0 == boundary || !user.isHomeOrAbove($0) }
  }

  /// The innermost folder is the first.
  private func folders(around path: String) -> [String] {
    Path.ancestors(of: path).filter { folder in
      if folder == boundary || folder == workingDirectory { return true }
      // Users may keep their settings in a repository.
      if user.isHomeOrAbove(folder) { return false }
      return (try? FileSystem.status(Path.join(folder, ".git"), followingLinks: false)) != nil
    }
  }
}
