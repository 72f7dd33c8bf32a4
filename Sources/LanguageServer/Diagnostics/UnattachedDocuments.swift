import EditorRequests
import GraphQLSyntax
import JSONSyntax
import Source

/// Syntax diagnostics of open GraphQL documents that no workspace reads.
enum UnattachedDocuments {
  /// Updates the diagnostics of these documents. Returns the documents whose diagnostics changed.
  static func update(
    _ store: inout DiagnosticStore, _ documents: OpenDocuments, edited: Set<String>, _ workspaces: [EditorWorkspace],
    _ capabilities: NegotiatedCapabilities
  ) -> Set<String> {
    var changed: Set<String> = []
    let known = store.documents
    for path in known where !documents.isOpen(path) || workspaces.contains(where: { $0.reads(path) }) {
      if store.removeDocument(path) { changed.insert(path) }
    }
    for path in documents.paths where edited.contains(path) || !known.contains(path) {
      guard let document = documents[path], documents.isGraphQL(path),
        !workspaces.contains(where: { $0.reads(path) })
      else { continue }
      let found = Document.parse(SourceFile(path: path, bytes: document.text.bytes)).diagnostics
      let items = found.sorted().map { diagnostic in
        let range = document.text.positions(of: diagnostic.location.range, capabilities.encoding)
        return diagnostic.json(at: range, related: [], capabilities)
      }
      if store.set(items, ofDocument: path) { changed.insert(path) }
    }
    return changed
  }
}
