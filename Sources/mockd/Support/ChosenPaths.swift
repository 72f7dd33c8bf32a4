import ArgumentParser
import Daemon
import FileAccess
import Source

/// The files and folders that a command is restricted to.
struct ChosenPaths {
  /// The paths as the user wrote them, and relative to the workspace. The latter is empty for the workspace itself.
  private let paths: [(spelled: String, name: String)]

  /// Ends the command with status 2 if a path is outside the workspace.
  ///
  /// - Parameter spelled: paths as the user wrote them, relative to the working directory.
  init(_ spelled: [String], in workspace: Workspace) throws {
    let folder = (try? FileSystem.workingDirectory()) ?? "/"
    paths = try spelled.map { path in
      let absolute = Path.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
      // A symbolic link may lead into the workspace, or be part of the workspace.
      let real = try? FileSystem.realPath(path)
      guard let name = [absolute, real].compactMap({ $0 }).lazy.compactMap({ Self.name($0, in: workspace) }).first
      else {
        Terminal.note("'\(path)' is outside the workspace '\(workspace.root)'")
        throw ExitCode(2)
      }
      return (path, name)
    }
  }

  private static func name(_ absolute: String, in workspace: Workspace) -> String? {
    if absolute == workspace.root { return "" }
    let prefix = workspace.root == "/" ? "/" : workspace.root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  /// Whether the command is unrestricted.
  var isEmpty: Bool { paths.isEmpty }

  /// Returns whether a file is selected directly or by a folder.
  ///
  /// - Parameter file: a path in the workspace.
  func contains(_ file: String) -> Bool { isEmpty || paths.contains { Self.holds($0.name, file) } }

  /// Returns whether a folder is in a selected one, or contains one.
  ///
  /// - Parameter folder: a path in the workspace.
  func overlaps(_ folder: String) -> Bool {
    contains(folder) || paths.contains { Self.holds(folder == "." ? "" : folder, $0.name) }
  }

  /// Returns whether a diagnostic is in a selected file or has a related place there. For example, an error in a helper
  /// has a related place in the test that calls it.
  func concerns(_ diagnostic: Diagnostic) -> Bool {
    contains(diagnostic.location.file) || diagnostic.related.contains { contains($0.location.file) }
  }

  private static func holds(_ name: String, _ file: String) -> Bool {
    name.isEmpty || file == name || file.hasPrefix(name + "/")
  }

  /// Ends the command with status 2 if one of the paths selects no file that mockd reads or writes.
  ///
  /// - Parameter known: the paths of these files in the workspace.
  func requireKnown(_ known: Set<String>) throws {
    for path in paths where !known.contains(where: { Self.holds(path.name, $0) }) {
      Terminal.note(
        "'\(path.spelled)' is not an input or output of this workspace; see `mockd config` for the configured files")
      throw ExitCode(2)
    }
  }
}
