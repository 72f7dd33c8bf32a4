import FileAccess
import Source

/// The documents that a client has open, and the conversion between its URIs and absolute paths.
package struct OpenDocuments: Sendable {
  private struct Entry {
    var document: OpenDocument
    var language: String
    /// The last known contents of the file on the disk, or nil if there is no file.
    var saved: [UInt8]? { didSet { compare() } }
    /// Whether the text differs from the file.
    private(set) var isUnsaved = true

    mutating func compare() {
      isUnsaved = !(saved.map { SavedText.isSame(document.text.bytes, $0) } ?? false)
    }
  }

  /// By absolute path.
  private var entries: [String: Entry] = [:]
  /// The documents without a file, by URI, such as `untitled:` documents.
  private var unfiled: [String: OpenDocument] = [:]
  package var spellings = URISpellings()
  /// The folders that the client reaches by another path than their real one, the longest first.
  private var aliases: [Alias] = []

  private struct Alias: Equatable, Sendable {
    var spelled: String
    var real: String
    /// Whether the client's URIs of other files in the folder have this path.
    var isUsual: Bool
  }

  package init() {}

  package var paths: [String] { entries.keys.sorted() }

  package subscript(path: String) -> OpenDocument? { entries[path]?.document }

  package func isOpen(_ path: String) -> Bool { entries[path] != nil }

  /// Whether an open document has GraphQL.
  package func isGraphQL(_ path: String) -> Bool {
    entries[path].map { Self.isGraphQL(path, $0.language) } ?? false
  }

  private static func isGraphQL(_ path: String, _ language: String) -> Bool {
    language == "graphql" || [".graphql", ".graphqls", ".gql"].contains { path.hasSuffix($0) }
  }

  /// Returns the text of an open GraphQL document, and its absolute path. A document without a file has its URI as
  /// path.
  package func graphQLText(_ uri: String) -> (path: String, text: PositionedText)? {
    if let path = path(uri) { return isGraphQL(path) ? self[path].map { (path, $0.text) } : nil }
    return unfiled[uri].map { (uri, $0.text) }
  }

  // MARK: Paths and URIs

  /// Makes a folder known by its real path, however the client spells it.
  ///
  /// - Parameter isUsual: whether the client's URIs of other files in the folder have this path.
  package mutating func alias(_ spelled: String, of real: String, isUsual: Bool = true) {
    let alias = Alias(spelled: spelled, real: real, isUsual: isUsual)
    guard spelled != real, !aliases.contains(alias) else { return }
    aliases.append(alias)
    aliases.sort { $1.spelled.utf8.count < $0.spelled.utf8.count }
    for (path, entry) in entries {
      guard let real = Self.moved(path, from: spelled, to: real) else { continue }
      entries[path] = nil
      entries[real] = entry
      spellings.move(path, to: real)
    }
  }

  /// Returns the path of a URI, or nil if the URI isn't a file.
  package func path(_ uri: String) -> String? {
    guard let path = DocumentURI.path(uri).map({ Path.normalized($0) }) else { return nil }
    for alias in aliases { if let path = Self.moved(path, from: alias.spelled, to: alias.real) { return path } }
    return path
  }

  /// Returns the URI that the client uses, or would use, for a file.
  package func uri(_ path: String) -> String {
    if let uri = spellings.documentURI(path) { return uri }
    for alias in aliases where alias.isUsual {
      if let path = Self.moved(path, from: alias.real, to: alias.spelled) { return spellings.uri(path) }
    }
    return spellings.uri(path)
  }

  private static func moved(_ path: String, from: String, to: String) -> String? {
    if path == from { return to }
    return path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : nil
  }

  // MARK: Texts

  /// - Parameter saved: the contents of the file on the disk, or nil if there is no file.
  package mutating func open(
    _ path: String, uri: String, language: String, _ document: OpenDocument, saved: [UInt8]?
  ) {
    entries[path] = Entry(document: document, language: language)
    entries[path]?.saved = saved
    spellings.noteDocument(path, uri)
  }

  package mutating func change(
    _ path: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) {
    guard let present = entries[path]?.document.version else { return }
    entries[path]?.document.apply(changes, version: version ?? present, encoding)
    entries[path]?.compare()
  }

  package mutating func close(_ path: String) { entries[path] = nil }

  /// Opens a document without a file. Only GraphQL is kept.
  package mutating func open(unfiled uri: String, language: String, _ document: OpenDocument) {
    if Self.isGraphQL(uri, language) { unfiled[uri] = document }
  }

  package mutating func change(
    unfiled uri: String, _ changes: [OpenDocument.Change], version: Int?, _ encoding: PositionEncoding
  ) {
    guard let present = unfiled[uri]?.version else { return }
    unfiled[uri]?.apply(changes, version: version ?? present, encoding)
  }

  package mutating func close(unfiled uri: String) { unfiled[uri] = nil }

  /// Sets the contents of the file on the disk.
  package mutating func setSaved(_ path: String, _ bytes: [UInt8]?) { entries[path]?.saved = bytes }

  /// The paths of the documents whose text differs from the file on the disk.
  package var unsaved: Set<String> { Set(entries.filter { $0.value.isUnsaved }.keys) }
}
