import Daemon
import FileAccess
import Source

/// Writes a file or folder that the arguments name.
struct OutputFile {
  let context: ActionContext

  /// Writes a file, whole or not at all.
  func write(_ bytes: [UInt8], to path: String) throws(ActionFailure) {
    do throws(FileError) {
      let file = try place(path)
      // Equal bytes stay, so that their time of change does.
      if (try? file.read()) == bytes { return }
      try file.write(bytes)
    } catch {
      let reason = error.reason == .notFound ? "its folder does not exist" : Self.reason(error)
      throw ActionFailure("Cannot write '\(path)': \(reason)")
    }
  }

  /// Opens a folder, and makes it if it is missing.
  func folder(_ path: String, ownership: BuildFolder.Ownership) throws(ActionFailure) -> BuildFolder {
    do throws(FileError) {
      return try BuildFolder(place(path), ownership: ownership)
    } catch {
      throw ActionFailure("Cannot write to '\(path)': \(Self.reason(error))")
    }
  }

  private func place(_ path: String) throws(FileError) -> NamedFile {
    try NamedFile(path, ofActionIn: context.folder)
  }

  private static func reason(_ error: FileError) -> String {
    guard error.reason == .isSymbolicLink else { return "\(error.reason)" }
    return "it is a symbolic link or below one, which is not followed; name the target of the link instead"
  }
}
