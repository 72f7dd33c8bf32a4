import Daemon
import FileAccess
import FileWatching
import JSONSyntax

/// `workspace/didChangeWatchedFiles`, and `didCreateFiles`, `didRenameFiles` and `didDeleteFiles`: what the client has seen
/// happen on the disk. The server looks for itself, too; what is told twice is read twice, and changes nothing.
extension Server {
  /// `Registration` of what is to be told.
  static var watchedFiles: JSONTree {
    let patterns = ["**/*.{graphql,graphqls,gql,swift}"] + Workspace.configurationNames.map { "**/" + $0 }
    return [
      "id": "mockd/files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
    ]
  }

  func didChangeWatchedFiles(_ parameters: JSONValue?) {
    noteChanges(parameters?["changes"]?.elements.compactMap { $0["uri"]?.string } ?? [])
  }

  /// What is renamed may be a folder.
  func didChangeFiles(_ parameters: JSONValue?) {
    let files = parameters?["files"]?.elements.map(\.self) ?? []
    noteChanges(files.flatMap { file in [file["uri"], file["oldUri"], file["newUri"]].compactMap { $0?.string } })
  }

  private func noteChanges(_ uris: [String]) {
    for path in uris.compactMap({ documents.path($0) }) {
      documents.noteDisk(path)
      let folder = parentPath(path)
      if folders.unserved.contains(folder) { folders.noteConfiguration(in: folder) }
      let isFile = (try? FileSystem.status(path))?.kind == .regular
      for folder in folders.all {
        folder.take(.disk(.changed([path])))
        if !isFile { folder.take(.disk(.rescan(root: path))) }
      }
    }
  }

  /// Takes what the server has seen itself.
  func note(_ input: WatchInput, ofFolder id: Int) {
    switch input {
    case .disk(.changed(let paths)): for path in paths { documents.noteDisk(path) }
    case .disk(.rescan): for path in documents.paths { documents.noteDisk(path) }
    default: break
    }
    folders.folder(id)?.take(input)
  }
}
