import Daemon
import FileAccess
import JSONSyntax

/// `workspace/didChangeWorkspaceFolders`: folders come and go. Each is served by the configuration in it or above it;
/// several may share one.
extension Server {
  func didChangeWorkspaceFolders(_ parameters: JSONValue?) {
    let event = parameters?["event"]
    for path in Self.paths(event?["removed"]) { removeFolder(path) }
    for path in Self.paths(event?["added"]) { addFolder(path) }
  }

  private static func paths(_ folders: JSONValue?) -> [String] {
    folders?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) }.map { normalizedPath($0) } ?? []
  }

  /// Serves the workspace of a folder; without one, waits for one.
  func addFolder(_ name: String) {
    if let (workspace, place) = Workspace.nearest(to: name) { return serve(workspace, at: place, for: name) }
    folders.noteUnserved(name) { [inbox] in inbox.post(.configuration(folder: name)) }
  }

  /// Serves the workspace of a document that lies in none of those that are served, if it is in a folder that the client
  /// has opened, or the client has opened none.
  func addFolder(ofDocument path: String) {
    guard !folders.all.contains(where: { $0.contains(path) }) else { return }
    let named = folders.named.keys
    guard named.isEmpty || named.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }) else { return }
    if let (workspace, place) = Workspace.nearest(to: parentPath(path)) {
      serve(workspace, at: place, for: nil)
    }
  }

  private func serve(_ workspace: Workspace, at place: String, for name: String?) {
    documents.alias(place, of: workspace.root)
    let folder = folders.serve(workspace, for: name) { [inbox, gate, watcher = folders.watcher] workspace, id in
      ServedFolder(workspace, id: id, watcher, gate) { inbox.post(.folder($0, id)) }
    }
    guard let folder else { return }
    folder.isObserving = !settings.writesOutputs
    folder.notesUses = editor.showsUses
    for path in documents.paths { folder.overlay(path, with: documents[path]?.text.bytes) }
  }

  private func removeFolder(_ name: String) {
    guard let folder = folders.remove(name) else { return }
    folder.end()
    tellFindings(of: folder.reportedPaths)
  }
}
