import Daemon
import FileAccess
import Source

/// Writes a file that the arguments name, whole or not at all.
struct OutputFile {
  let context: ActionContext

  func write(_ bytes: [UInt8], to path: String) throws(ActionFailure) {
    do throws(FileError) {
      let place = context.place(path)
      // Equal bytes stay, so that their time of change does.
      if (try? FileSystem.read(place)) == bytes { return }
      try FileSystem.write(bytes, to: place)
    } catch {
      let reason = error.reason == .notFound ? "its folder does not exist" : "\(error.reason)"
      throw ActionFailure("Cannot write '\(path)': \(reason)")
    }
  }
}
