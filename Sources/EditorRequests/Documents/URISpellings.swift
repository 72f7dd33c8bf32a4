import FileAccess
import Source

/// The spellings that a client uses for the URIs of files.
///
/// A file has several legal URIs (`file:/p`, `file:///p`, `file://localhost/p`, `FILE:///p`). Some clients compare URIs
/// as text, so the server uses the client's spelling.
package struct URISpellings: Sendable {
  /// The URI with which the client last opened each document, by absolute path. It stays after the document is closed,
  /// since diagnostics are cleared under the URI of their publication.
  private var documents: [String: String] = [:]
  /// The client's folders with their URIs, without trailing slashes, the longest path first.
  private var folders: [(path: String, uri: String)] = []
  /// The scheme and host of the client's first URI.
  private var start: String?

  package init() {}

  package mutating func noteDocument(_ path: String, _ uri: String) {
    documents[path] = uri
    if start == nil { start = DocumentURI.start(of: uri) }
  }

  package mutating func noteFolder(_ uri: String) {
    guard let path = DocumentURI.path(uri), let first = DocumentURI.start(of: uri) else { return }
    if start == nil { start = first }
    var spelled = uri[...].prefix { $0 != "?" && $0 != "#" }
    while spelled.hasSuffix("/") { spelled.removeLast() }
    let normal = Path.normalized(path)
    // The client would not spell files in the folder with `..`.
    guard DocumentURI.path(String(spelled)) == normal, !folders.contains(where: { $0.path == normal }) else { return }
    folders.append((normal, String(spelled)))
    folders.sort { $1.path.utf8.count < $0.path.utf8.count }
  }

  /// Returns the URI that the client uses, or would use, for the file at an absolute path.
  package func uri(_ path: String) -> String {
    if let uri = documents[path] { return uri }
    for folder in folders {
      if path == folder.path { return folder.uri }
      if path.hasPrefix(folder.path + "/") {
        return folder.uri + DocumentURI.encoded(path.dropFirst(folder.path.count))
      }
    }
    return (start ?? "file://") + DocumentURI.encoded(path)
  }

  /// Returns the URI with which the client opened a file, or nil if it never did.
  package func documentURI(_ path: String) -> String? { documents[path] }

  /// Moves a document to another path.
  mutating func move(_ path: String, to real: String) {
    if let uri = documents.removeValue(forKey: path) { documents[real] = uri }
  }
}
