import EditorRequests
import JSONSyntax

/// A notification of the client with decoded parameters. Invalid notifications are dropped, since they have no reply.
enum ClientNotification {
  /// A document that the client opens, with its text (LSP 3.17, `TextDocumentItem`).
  struct TextDocument {
    var uri: String
    var language: String
    var version: Int
    var text: String
  }

  case initialized
  case setTrace(TraceValue)
  case didOpen(TextDocument)
  case didChange(uri: String, version: Int?, changes: [OpenDocument.Change])
  case didSave(uri: String)
  case didClose(uri: String)
  /// Nil if the client doesn't send the settings with the notification.
  case didChangeConfiguration(EditorSettings?)
  /// `workspace/didChangeWatchedFiles`, `didCreateFiles`, `didRenameFiles` and `didDeleteFiles`.
  case filesChanged(uris: [String])
  case didChangeWorkspaceFolders(added: [String], removed: [String])

  init?(method: String, _ json: JSONValue?) {
    let document = json?["textDocument"]
    let uri = document?["uri"]?.string
    switch method {
    case "initialized": self = .initialized
    case "$/setTrace": self = .setTrace(TraceValue(json?["value"]))
    case "textDocument/didOpen":
      guard let document, let uri, let text = document["text"]?.string else { return nil }
      self = .didOpen(
        TextDocument(
          uri: uri, language: document["languageId"]?.string ?? "", version: document["version"]?.int ?? 0, text: text))
    case "textDocument/didChange":
      guard let uri else { return nil }
      let changes = json?["contentChanges"]?.elements.compactMap { OpenDocument.Change($0) } ?? []
      self = .didChange(uri: uri, version: document?["version"]?.int, changes: changes)
    case "textDocument/didSave":
      guard let uri else { return nil }
      self = .didSave(uri: uri)
    case "textDocument/didClose":
      guard let uri else { return nil }
      self = .didClose(uri: uri)
    case "workspace/didChangeConfiguration":
      let settings = json?["settings"]?["mockd"]
      self = .didChangeConfiguration(settings?.kind == .object ? EditorSettings(settings) : nil)
    case "workspace/didChangeWatchedFiles":
      self = .filesChanged(uris: json?["changes"]?.elements.compactMap { $0["uri"]?.string } ?? [])
    case "workspace/didCreateFiles", "workspace/didDeleteFiles", "workspace/didRenameFiles":
      let files = json?["files"]?.elements.map(\.self) ?? []
      self = .filesChanged(
        uris: files.flatMap { file in [file["uri"], file["oldUri"], file["newUri"]].compactMap { $0?.string } })
    case "workspace/didChangeWorkspaceFolders":
      let event = json?["event"]
      let folders = { (list: JSONValue?) in list?.elements.compactMap { $0["uri"]?.string } ?? [] }
      self = .didChangeWorkspaceFolders(added: folders(event?["added"]), removed: folders(event?["removed"]))
    default: return nil
    }
  }
}

extension OpenDocument.Change {
  /// Nil if a value isn't a change.
  fileprivate init?(_ json: JSONValue) {
    guard let text = json["text"]?.string else { return nil }
    guard let range = json["range"], !range.isNull else {
      self.init(text: text)
      return
    }
    guard let range = Range<Position>(range) else { return nil }
    self.init(range: range, text: text)
  }
}
