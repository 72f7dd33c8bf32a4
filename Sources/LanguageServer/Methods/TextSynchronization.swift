import Daemon
import FileWatching
import JSONSyntax

/// `textDocument/didOpen`, `didChange`, `didSave` and `didClose`: open buffers count instead of what is on the disk.
/// Messages that make no sense are passed over, since nobody can be told.
extension Server {
  func didOpen(_ parameters: JSONValue?) {
    guard let document = parameters?["textDocument"], let (path, uri) = path(of: document),
      let text = document["text"]?.string
    else { return }
    documents.open(
      path, uri: uri, language: document["languageId"]?.string ?? "",
      OpenDocument(text: text, version: document["version"]?.int ?? 0))
    board.noteOpened(path)
    noteText(of: path)
    addFolder(ofDocument: path)
    offerConfiguration(for: path)
  }

  func didChange(_ parameters: JSONValue?) {
    guard let parameters, let target = parameters["textDocument"], let (path, _) = path(of: target),
      documents.isOpen(path)
    else { return }
    let changes = parameters["contentChanges"]?.elements.compactMap { OpenDocument.Change($0) } ?? []
    documents.change(path, changes, version: target["version"]?.int, agreement.encoding)
    noteText(of: path)
  }

  func didSave(_ parameters: JSONValue?) {
    guard let document = parameters?["textDocument"], let (path, _) = path(of: document) else { return }
    documents.noteDisk(path)
    // The event of the file system may take longer.
    for folder in folders.all { folder.take(.disk(.changed([path]))) }
    refresh()
    for folder in folders.all where folder.contains(path) { explainHolding(in: folder) }
  }

  /// Who saves a file expects outputs to change. Where they do not because of another one, that is said once.
  private func explainHolding(in folder: ServedFolder) {
    let files = folder.heldFor
    guard !files.isEmpty, !folder.hasToldOfHolding else { return }
    folder.hasToldOfHolding = true
    tell(.log("Outputs are written once these are saved, too: " + files.joined(separator: ", ") + "."))
  }

  func didClose(_ parameters: JSONValue?) {
    guard let document = parameters?["textDocument"], let (path, _) = path(of: document) else { return }
    documents.close(path)
    tokensTold[path] = nil
    noteText(of: path)
  }

  private func noteText(of path: String) {
    for folder in folders.all { folder.overlay(path, with: documents[path]?.text.bytes) }
  }

  private func path(of document: JSONValue) -> (path: String, uri: String)? {
    guard let uri = document["uri"]?.string, let path = documents.path(uri) else { return nil }
    return (path, uri)
  }
}

extension OpenDocument.Change {
  /// Nil for what is no change.
  init?(_ json: JSONValue) {
    guard let text = json["text"]?.string else { return nil }
    guard let range = json["range"], !range.isNull else {
      self.init(text: text)
      return
    }
    guard let range = Range<Position>(range) else { return nil }
    self.init(range: range, text: text)
  }
}

extension Range<Position> {
  /// One whose ends are the wrong way round is taken the right way.
  init?(_ json: JSONValue) {
    guard let start = json["start"].flatMap({ Position($0) }), let end = json["end"].flatMap({ Position($0) }) else {
      return nil
    }
    self = Swift.min(start, end)..<Swift.max(start, end)
  }

  var json: JSONTree { ["start": lowerBound.json, "end": upperBound.json] }
}

extension Position {
  init?(_ json: JSONValue) {
    guard let line = json["line"]?.int, let character = json["character"]?.int else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONTree { ["line": .integer(line), "character": .integer(character)] }
}
