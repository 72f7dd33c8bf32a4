import ArgumentParser
import Daemon
import FileAccess
import Source

/// The files and folders that a command is restricted to.
struct ChosenPaths {
  /// As the user spelled each, with the path in the workspace; empty for the workspace itself.
  private let paths: [(spelled: String, name: String)]

  /// Ends the command with status 2 where a path is outside the workspace.
  ///
  /// - Parameter spelled: paths as the user spelled them, relative to the working directory.
  init(_ spelled: [String], in workspace: Workspace) throws {
    let folder = (try? FileSystem.workingDirectory()) ?? "/"
    paths = try spelled.map { path in
      let absolute = normalizedPath(path.hasPrefix("/") ? path : folder + "/" + path)
      // A path through a symbolic link may lead into the workspace, or be one that the workspace itself uses.
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

  /// Whether the command is restricted at all.
  var isEmpty: Bool { paths.isEmpty }

  /// Whether a file is one of them, or in one of them.
  ///
  /// - Parameter file: a path in the workspace.
  func contains(_ file: String) -> Bool { isEmpty || paths.contains { Self.holds($0.name, file) } }

  /// Whether a diagnostic is about one of them: it is in it, or points into it, as one in a helper does that a test calls.
  func concerns(_ diagnostic: Diagnostic) -> Bool {
    contains(diagnostic.location.file) || diagnostic.related.contains { contains($0.location.file) }
  }

  private static func holds(_ name: String, _ file: String) -> Bool {
    name.isEmpty || file == name || file.hasPrefix(name + "/")
  }

  /// Ends the command with status 2 where one of them holds none of the files that mockd reads or writes.
  ///
  /// - Parameter known: the paths of these files in the workspace.
  func requireKnown(_ known: Set<String>) throws {
    for path in paths where !known.contains(where: { Self.holds(path.name, $0) }) {
      Terminal.note(
        "'\(path.spelled)' is no file that mockd reads or writes here; see `mockd config` for what it reads")
      throw ExitCode(2)
    }
  }
}
