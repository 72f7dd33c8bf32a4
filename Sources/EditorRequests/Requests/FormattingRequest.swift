import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/formatting`: the common layout of a GraphQL document, with all comments.
package struct FormattingRequest: EditorRequest {
  package static let method = "textDocument/formatting"
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier
  let indentation: Indentation

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    document = try DocumentIdentifier(json)
    indentation = Indentation(json?["options"])
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientTextEdit]? {
    snapshot.anyGraphQLDocument(document.uri).map { $0.formatted(nil, indentation) }
  }
}

/// `textDocument/rangeFormatting`: the common layout of a part of a GraphQL document.
package struct RangeFormattingRequest: EditorRequest {
  package static let method = "textDocument/rangeFormatting"
  package static let dependency = RequestDependency.inputs

  let part: DocumentRange
  let indentation: Indentation

  package var documentURI: String? { part.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    part = try DocumentRange(json)
    indentation = Indentation(json?["options"])
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientTextEdit]? {
    snapshot.anyGraphQLDocument(part.uri).map { $0.formatted($0.range(part.range), indentation) }
  }
}

extension Indentation {
  /// The widest indentation that a client can set.
  private static let limit = 16

  /// - Parameter options: `FormattingOptions` (LSP 3.17). Missing or impossible ones give the common indentation.
  fileprivate init(_ options: JSONValue?) {
    let size = options?["tabSize"]?.int.flatMap { (1...Self.limit).contains($0) ? $0 : nil } ?? Self.common.width
    self = options?["insertSpaces"]?.bool == false ? .tab(width: size) : Indentation(spaces: size)
  }
}

extension GraphQLDocument {
  fileprivate func formatted(_ part: TextRange?, _ indentation: Indentation) -> [ClientTextEdit] {
    document.formatted(part, indentation: indentation).map { ClientTextEdit(range: range($0.range), newText: $0.text) }
  }
}
