import EditorFeatures
import JSONSyntax

/// `textDocument/selectionRange`: the nested parts of a GraphQL document around positions.
package struct SelectionRangeRequest: EditorRequest {
  package static let method = "textDocument/selectionRange"
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier
  let positions: [Position]

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let places = json?["positions"]?.elements.map({ Position($0) }), places.allSatisfy({ $0 != nil }) else {
      throw ResponseError(.invalidParams, "Missing or invalid 'positions'")
    }
    positions = places.compactMap(\.self)
    document = try DocumentIdentifier(json)
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientSelectionRange]? {
    guard let file = snapshot.anyGraphQLDocument(document.uri) else { return nil }
    return positions.map { position in
      ClientSelectionRange(
        ranges: file.document.selectionRanges(at: file.offset(position)).map { file.range($0) })
    }
  }
}

/// A selection range in the form of the protocol (LSP 3.17, `SelectionRange`).
package struct ClientSelectionRange: EditorResponse {
  /// From the innermost to the outermost range.
  var ranges: [Range<Position>]

  package var json: JSONTree {
    ranges.reversed().reduce(JSONTree.null) { parent, range in
      parent == .null ? ["range": range.json] : ["range": range.json, "parent": parent]
    }
  }
}
