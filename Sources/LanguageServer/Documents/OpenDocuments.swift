import Daemon
import FileAccess

/// The documents that a client has open, by absolute path in the spelling of the engine.
struct OpenDocuments {
  private struct Entry {
    var document: OpenDocument
    var language: String
    /// What the file holds on the disk, as it was read last; nil where there is none.
    var saved: [UInt8]? { didSet { compare() } }
    /// Whether the text is not what the file holds.
    private(set) var isUnsaved = true

    mutating func compare() {
      isUnsaved = !(saved.map { SavedText.isSame(document.text.bytes, $0) } ?? false)
    }
  }

  private var entries: [String: Entry] = [:]
  var spellings = URISpellings()
  /// The folders that the client reaches on another way than by their real path, the longest first.
  private var aliases: [(spelled: String, real: String)] = []

  /// Documents that were opened or closed since this was last taken.
  private var touched: Set<String> = []
  /// Documents that were opened or changed since this was last taken.
  private var edited: Set<String> = []

  var paths: [String] { entries.keys.sorted() }

  subscript(path: String) -> OpenDocument? { entries[path]?.document }

  func isOpen(_ path: String) -> Bool { entries[path] != nil }

  func language(_ path: String) -> String? { entries[path]?.language }

  // MARK: Names

  /// Lets a folder be known by its real path, whatever the client calls it.
  mutating func alias(_ spelled: String, of real: String) {
    guard spelled != real, !aliases.contains(where: { $0 == (spelled, real) }) else { return }
    aliases.append((spelled, real))
    aliases.sort { $1.spelled.utf8.count < $0.spelled.utf8.count }
    for (path, entry) in entries {
      guard let real = Self.moved(path, from: spelled, to: real) else { continue }
      entries[path] = nil
      entries[real] = entry
      spellings.move(path, to: real)
    }
  }

  /// The path of a URI; nil for what is no file.
  func path(_ uri: String) -> String? {
    guard let path = DocumentURI.path(uri).map({ normalizedPath($0) }) else { return nil }
    for alias in aliases { if let path = Self.moved(path, from: alias.spelled, to: alias.real) { return path } }
    return path
  }

  /// The URI by which the client knows a file, or would.
  func uri(_ path: String) -> String {
    if let uri = spellings.documentURI(path) { return uri }
    for alias in aliases {
      if let path = Self.moved(path, from: alias.real, to: alias.spelled) { return spellings.uri(path) }
    }
    return spellings.uri(path)
  }

  private static func moved(_ path: String, from: String, to: String) -> String? {
    if path == from { return to }
    return path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : nil
  }

  // MARK: Texts

  mutating func open(_ path: String, uri: String, language: String, _ document: OpenDocument) {
    entries[path] = Entry(document: document, language: language)
    spellings.noteDocument(path, uri)
    noteDisk(path)
    touched.insert(path)
    edited.insert(path)
  }

  mutating func change(
    _ path: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) {
    guard let present = entries[path]?.document.version else { return }
    entries[path]?.document.apply(changes, version: version ?? present, encoding)
    entries[path]?.compare()
    edited.insert(path)
  }

  mutating func close(_ path: String) {
    entries[path] = nil
    touched.insert(path)
  }

  mutating func takeTouched() -> Set<String> {
    defer { touched = [] }
    return touched
  }

  mutating func takeEdited() -> Set<String> {
    defer { edited = [] }
    return edited
  }

  /// Looks at the disk again.
  mutating func noteDisk(_ path: String) {
    guard entries[path] != nil else { return }
    entries[path]?.saved = try? FileSystem.read(path)
  }

  /// The paths of the documents whose text is not on the disk.
  var unsaved: Set<String> { Set(entries.filter { $0.value.isUnsaved }.keys) }
}
