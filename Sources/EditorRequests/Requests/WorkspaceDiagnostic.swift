import JSONSyntax

/// `workspace/diagnostic`: the diagnostics of all files. A client that requests them gets no publications.
package struct WorkspaceDiagnosticRequest: EditorRequest {
  package static let method = "workspace/diagnostic"
  package static let dependency = RequestDependency.everything

  /// The result ids that the client has, with its URIs.
  let previous: [(uri: String, id: String)]

  package var documentURI: String? { nil }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let previous = json?["previousResultIds"], previous.kind == .array else {
      throw ResponseError(.invalidParams, "'previousResultIds' must be an array")
    }
    self.previous = previous.elements.compactMap { report in
      guard let uri = report["uri"]?.string, let id = report["value"]?.string else { return nil }
      return (uri, id)
    }
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> WorkspaceDiagnosticResponse {
    let (store, documents) = (snapshot.diagnostics, snapshot.documents)
    var known: [String: (uri: String, id: String)] = [:]
    for report in previous { if let path = documents.path(report.uri) { known[path] = report } }
    let paths = Set(store.reportedPaths).union(known.keys).sorted()
    return WorkspaceDiagnosticResponse(
      reports: paths.map { path in
        WorkspaceDiagnosticResponse.Report(
          path: path, uri: known[path]?.uri ?? documents.uri(path), version: documents[path]?.version,
          report: store.report(path), previous: known[path]?.id)
      })
  }
}

/// The result of `workspace/diagnostic` in the form of the protocol (LSP 3.17).
package struct WorkspaceDiagnosticResponse: EditorResponse {
  /// `WorkspaceDocumentDiagnosticReport`.
  struct Report {
    /// Absolute.
    var path: String
    var uri: String
    var version: Int?
    var report: DiagnosticReport
    /// The result id that the client has.
    var previous: String?

    var json: JSONTree {
      .object(
        [.init("uri", .string(uri)), .init("version", version.map { .integer($0) } ?? .null)]
          + report.members(since: previous))
    }
  }

  var reports: [Report]

  package var json: JSONTree { ["items": .array(reports.map(\.json))] }
  package var records: [ResponseRecord] { [.pullsAllDiagnostics, .diagnostics(of: reports.map(\.path))] }
}
