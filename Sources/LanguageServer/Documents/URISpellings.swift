import Daemon
import FileAccess

/// How a client spells the URIs of files. There are several legal spellings of one (`file:/p`, `file:///p`,
/// `file://localhost/p`, `FILE:///p`), and a client that compares them as text shows diagnostics only under its own.
package struct URISpellings: Sendable {
  /// The URI under which the client opened a document last, by absolute path. It holds after the document is closed, so
  /// that what was published is taken back under the same one.
  private var documents: [String: String] = [:]
  /// The folders of the client with their URIs, without slashes at their ends, the longest path first.
  private var folders: [(path: String, uri: String)] = []
  /// What the client's URIs begin with.
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
    let normal = normalizedPath(path)
    // A spelling with `..` in it is not one that the client would give files in the folder.
    guard DocumentURI.path(String(spelled)) == normal, !folders.contains(where: { $0.path == normal }) else { return }
    folders.append((normal, String(spelled)))
    folders.sort { $1.path.utf8.count < $0.path.utf8.count }
  }

  /// The URI by which the client knows the file at an absolute path, or would.
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

  /// The URI under which the client opened a file, if it did.
  package func documentURI(_ path: String) -> String? { documents[path] }

  /// Lets documents be known by another path.
  mutating func move(_ path: String, to real: String) {
    if let uri = documents.removeValue(forKey: path) { documents[real] = uri }
  }
}
