import Daemon
import FileWatching
import JSONSyntax

/// `textDocument/didOpen`, `didChange` and `didClose`: open buffers count instead of what is on the disk. Messages that
/// make no sense are passed over, since nobody can be told.
extension Server {
  func didOpen(_ parameters: JSONValue?) {
    guard let document = parameters?["textDocument"], let (path, uri) = path(of: document),
      let text = document["text"]?.string
    else { return }
    documents[path] = OpenDocument(text: text, version: document["version"]?.int ?? 0)
    uris[path] = uri
    noteText(of: path)
  }

  func didChange(_ parameters: JSONValue?) {
    guard let parameters, let target = parameters["textDocument"], let (path, _) = path(of: target),
      documents[path] != nil
    else { return }
    let changes = parameters["contentChanges"]?.elements.compactMap { OpenDocument.Change($0) } ?? []
    let version = target["version"]?.int ?? documents[path]?.version ?? 0
    documents[path]?.apply(changes, version: version, encoding)
    noteText(of: path)
  }

  func didClose(_ parameters: JSONValue?) {
    guard let document = parameters?["textDocument"], let (path, _) = path(of: document) else { return }
    documents[path] = nil
    noteText(of: path)
  }

  func didChangeWatchedFiles(_ parameters: JSONValue?) {
    let paths = parameters?["changes"]?.elements.compactMap { $0["uri"]?.string.flatMap(DocumentURI.path) } ?? []
    guard !paths.isEmpty else { return }
    for folder in folders { folder.note(.changed(paths.map { normalizedPath($0) })) }
  }

  private func noteText(of path: String) {
    for folder in folders { folder.overlay(path, with: documents[path]?.text.bytes) }
  }

  private func path(of document: JSONValue) -> (path: String, uri: String)? {
    guard let uri = document["uri"]?.string, let path = DocumentURI.path(uri) else { return nil }
    return (normalizedPath(path), uri)
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
