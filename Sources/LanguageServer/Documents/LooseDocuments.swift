import GraphQLSyntax
import JSONSyntax
import Source

/// Open GraphQL documents that no workspace reads: all that can be said of them is whether they can be read.
struct LooseDocuments {
  private var reports: [String: [JSONTree]] = [:]

  func items(_ path: String) -> [JSONTree] { reports[path] ?? [] }

  /// Looks at what has been edited, and at what is read by a workspace or is not any more; gives the paths of documents
  /// about which there may be something else to say.
  mutating func update(
    _ documents: OpenDocuments, _ edited: Set<String>, _ folders: [ServedFolder], _ agreement: Agreement
  ) -> Set<String> {
    var changed: Set<String> = []
    for path in reports.keys where !documents.isOpen(path) || folders.contains(where: { $0.reads(path) }) {
      reports[path] = nil
      changed.insert(path)
    }
    for path in documents.paths where edited.contains(path) || reports[path] == nil {
      guard let document = documents[path], Self.isGraphQL(path, documents.language(path)),
        !folders.contains(where: { $0.reads(path) })
      else { continue }
      let found = Document.parse(SourceFile(path: path, bytes: document.text.bytes)).diagnostics
      reports[path] = found.sorted().map { finding in
        let range = document.text.positions(of: finding.location.range, agreement.encoding)
        return finding.json(at: range, related: [], agreement)
      }
      changed.insert(path)
    }
    return changed
  }

  static func isGraphQL(_ path: String, _ language: String?) -> Bool {
    language == "graphql" || [".graphql", ".graphqls", ".gql"].contains { path.hasSuffix($0) }
  }
}
