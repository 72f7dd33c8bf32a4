import EditorRequests
import FileAccess

/// The open documents, with the semantic tokens that the client has, and the changes since the last publication.
struct DocumentState {
  var open = OpenDocuments()
  /// The semantic tokens that the client has, by absolute path.
  private(set) var sentTokens: [String: EncodedTokens] = [:]
  /// The documents that were opened or closed.
  private var openedOrClosed: Set<String> = []
  /// The documents that were opened or changed.
  private(set) var edited: Set<String> = []

  mutating func open(_ path: String, _ document: ClientNotification.TextDocument) {
    open.open(
      path, uri: document.uri, language: document.language,
      OpenDocument(text: document.text, version: document.version), saved: try? FileSystem.read(path))
    openedOrClosed.insert(path)
    edited.insert(path)
  }

  mutating func change(
    _ path: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) {
    open.change(path, changes, version: version, encoding)
    edited.insert(path)
  }

  mutating func close(_ path: String) {
    open.close(path)
    sentTokens[path] = nil
    openedOrClosed.insert(path)
  }

  mutating func setSentTokens(_ tokens: EncodedTokens, of path: String) { sentTokens[path] = tokens }

  /// Compares an open document with the file on the disk again.
  mutating func readSaved(_ path: String) {
    guard open.isOpen(path) else { return }
    open.setSaved(path, try? FileSystem.read(path))
  }

  /// Returns the changes since the last call.
  mutating func takeChanges() -> (openedOrClosed: Set<String>, edited: Set<String>) {
    defer {
      openedOrClosed = []
      edited = []
    }
    return (openedOrClosed, edited)
  }
}
