import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/formatting`: the common layout of a GraphQL document, with all comments.
package struct FormattingRequest: EditorRequest {
  package static let method = "textDocument/formatting"
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { document = try DocumentIdentifier(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientTextEdit]? {
    snapshot.graphQLDocument(document.uri).map { $0.formatted(nil) }
  }
}

/// `textDocument/rangeFormatting`: the common layout of a part of a GraphQL document.
package struct RangeFormattingRequest: EditorRequest {
  package static let method = "textDocument/rangeFormatting"
  package static let dependency = RequestDependency.inputs

  let part: DocumentRange

  package var documentURI: String? { part.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { part = try DocumentRange(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientTextEdit]? {
    snapshot.graphQLDocument(part.uri).map { $0.formatted($0.range(part.range)) }
  }
}

extension GraphQLDocument {
  fileprivate func formatted(_ part: TextRange?) -> [ClientTextEdit] {
    document.formatted(part).map { ClientTextEdit(range: range($0.range), newText: $0.text) }
  }
}
