import EditorFeatures
import JSONSyntax

/// `textDocument/documentHighlight`: the names with one meaning in a GraphQL document.
package struct DocumentHighlightRequest: EditorRequest {
  package static let method = "textDocument/documentHighlight"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientDocumentHighlight]? {
    guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
    return file.project.highlights(file.path, at: file.offset(place.position))?.map {
      ClientDocumentHighlight(range: file.range($0.range), isWrite: $0.isDefinition)
    }
  }
}

/// `DocumentHighlight`. Definitions are writes, uses are reads.
package struct ClientDocumentHighlight: EditorResponse {
  var range: Range<Position>
  var isWrite: Bool

  package var json: JSONTree { ["range": range.json, "kind": isWrite ? 3 : 2] }
}
