import Daemon
import FileWatching
import JSONSyntax

/// `initialize` and the folders of a workspace.
extension Server {
  func initialize(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let parameters, parameters.kind == .object else {
      return .failure(ResponseError(.invalidParams, "\"initialize\" has parameters."))
    }
    let general = parameters["capabilities"]?["general"]
    encoding = PositionEncoding(offered: general?["positionEncodings"]?.elements.compactMap(\.string) ?? [])
    editor = EditorCapabilities(parameters["capabilities"])
    var paths =
      parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } ?? []
    if paths.isEmpty { paths = [parameters["rootUri"]?.string.flatMap(DocumentURI.path)].compactMap(\.self) }
    if paths.isEmpty { paths = [parameters["rootPath"]?.string].compactMap(\.self).filter { $0.hasPrefix("/") } }
    for path in paths { addFolder(path) }
    if let process = parameters["processId"]?.int, let id = Int32(exactly: process) { ProcessLife.watch(id, inbox) }
    return .success([
      "capabilities": .object(
        [
          .init("positionEncoding", .string(encoding.rawValue)),
          .init("textDocumentSync", ["openClose": true, "change": 2]),
          .init("codeActionProvider", ["codeActionKinds": ["quickfix", "refactor.extract"]]),
          .init("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
        ] + Self.editorMembers),
      "serverInfo": ["name": "mockd", "version": .string(version)],
    ])
  }

  func didChangeWorkspaceFolders(_ parameters: JSONValue?) {
    for folder in parameters?["event"]?["added"]?.elements.compactMap({ $0["uri"]?.string.flatMap(DocumentURI.path) })
      ?? []
    {
      addFolder(folder)
    }
  }

  /// Serves the workspace of a folder, which is described in it or above it; there may be none, and folders may share one.
  private func addFolder(_ path: String) {
    guard let workspace = Self.workspace(of: path), !folders.contains(where: { $0.workspace == workspace }) else {
      return
    }
    let number = folders.count
    let folder = ServedFolder(workspace) { [inbox] roots in
      let watcher = FileWatcher(roots) { inbox.post(.disk($0, folder: number)) }
      watcher.start()
      return watcher
    }
    for (path, document) in documents { folder.overlay(path, with: document.text.bytes) }
    folders.append(folder)
  }

  private static func workspace(of path: String) -> Workspace? {
    var folder = path
    while true {
      if let workspace = try? Workspace.find(configuration: folder) { return workspace }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
