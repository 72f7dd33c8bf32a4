import JSONSyntax

/// `textDocument/diagnostic`: the diagnostics of a document. Includes other open documents whose diagnostics have
/// changed since the client got them.
package struct DocumentDiagnosticRequest: EditorRequest {
  package static let method = "textDocument/diagnostic"
  package static let dependency = RequestDependency.everything

  let uri: String
  /// The result id that the client has.
  let previous: String?

  package var documentURI: String? { uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let uri = json?["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "Missing or invalid 'textDocument'")
    }
    let previous = json?["previousResultId"]
    guard previous?.string != nil || previous?.isNull ?? true else {
      throw ResponseError(.invalidParams, "'previousResultId' must be a string")
    }
    self.uri = uri
    self.previous = previous?.string
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> DocumentDiagnosticResponse {
    guard let path = snapshot.documents.path(uri) else { return DocumentDiagnosticResponse(report: .empty) }
    let (store, documents) = (snapshot.diagnostics, snapshot.documents)
    var response = DocumentDiagnosticResponse(path: path, report: store.report(path), previous: previous)
    if snapshot.capabilities.client.takesRelatedDocuments {
      response.related = documents.paths.filter { $0 != path && store.isOutdated($0) }.map { other in
        (path: other, uri: documents.uri(other), report: store.report(other))
      }
    }
    return response
  }
}

/// The result of `textDocument/diagnostic` in the form of the protocol (LSP 3.17).
package struct DocumentDiagnosticResponse: EditorResponse {
  /// Absolute; nil for a document that isn't a file.
  var path: String?
  var report: DiagnosticReport
  /// The result id that the client has.
  var previous: String?
  var related: [(path: String, uri: String, report: DiagnosticReport)] = []

  package var json: JSONTree {
    var members = report.members(since: previous)
    if !related.isEmpty {
      let others = related.map { JSONTree.Member($0.uri, .object($0.report.members(since: nil))) }
      members.append(.init("relatedDocuments", .object(others)))
    }
    return .object(members)
  }

  package var records: [ResponseRecord] {
    path.map { [.diagnostics(of: [$0] + related.map(\.path))] } ?? []
  }
}
