import Daemon
import FileAccess
import JSONSyntax

/// `workspace/didChangeWorkspaceFolders`: folders come and go. Each is served by the configuration in it or above it;
/// several may share one.
extension Server {
  func didChangeWorkspaceFolders(_ parameters: JSONValue?) {
    let event = parameters?["event"]
    for path in paths(event?["removed"]) { removeFolder(path) }
    for path in paths(event?["added"]) { addFolder(path) }
  }

  private func paths(_ folders: JSONValue?) -> [String] {
    folders?.elements.compactMap { $0["uri"]?.string.flatMap(folderPath) } ?? []
  }

  /// The absolute path of a folder, whose spelling is that of all files in it.
  func folderPath(_ uri: String) -> String? {
    guard let path = DocumentURI.path(uri) else { return nil }
    documents.spellings.noteFolder(uri)
    return normalizedPath(path)
  }

  /// Serves the workspace of a folder; without one, waits for one.
  func addFolder(_ name: String) {
    do throws(Workspace.NotFound) {
      if let (workspace, place) = try Workspace.nearest(to: name, consent: consent) {
        serve(workspace, at: place, for: name)
      } else {
        folders.noteUnserved(name) { [inbox] in inbox.post(.configuration(folder: name)) }
      }
      confineFolders()
    } catch {
      refuse(name, error)
    }
  }

  /// Serves the workspace of a document that lies in none of those that are served, if it is in a folder that the client
  /// has opened, or the client has opened none.
  func addFolder(ofDocument path: String) {
    guard !folders.all.contains(where: { $0.contains(path) }) else { return }
    let named = folders.named.keys
    guard named.isEmpty || named.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }) else { return }
    do throws(Workspace.NotFound) {
      guard let (workspace, place) = try Workspace.nearest(to: parentPath(path), consent: consent) else { return }
      serve(workspace, at: place, for: nil)
      confineFolders()
    } catch {
      refuse(parentPath(path), error)
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

  /// Takes note of a folder whose configuration belongs to another user.
  private func refuse(_ name: String, _ error: Workspace.NotFound) {
    guard folders.refuse(name), refusals.insert(error.message).inserted else { return }
    remarks.append(.message(error.message))
  }

  /// Confines the outputs of all workspaces to the folders that the client has open.
  private func confineFolders() {
    let opened = Array(folders.named.keys)
    for folder in folders.all { folder.confine(to: opened) }
  }

  private func removeFolder(_ name: String) {
    guard let folder = folders.remove(name) else { return confineFolders() }
    folder.end()
    tellFindings(of: folder.reportedPaths)
    confineFolders()
  }
}
