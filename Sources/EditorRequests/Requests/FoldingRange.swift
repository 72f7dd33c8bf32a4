import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/foldingRange`: the foldable parts of a GraphQL document.
package struct FoldingRangeRequest: EditorRequest {
  package static let method = "textDocument/foldingRange"
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { document = try DocumentIdentifier(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientFoldingRange]? {
    guard let file = snapshot.anyGraphQLDocument(document.uri) else { return nil }
    let isLineOnly = snapshot.editor.lineFoldingOnly
    return file.document.foldingRanges.compactMap { ClientFoldingRange($0, in: file, isLineOnly: isLineOnly) }
  }
}

/// A folding range in the form of the protocol (LSP 3.17, `FoldingRange`).
package struct ClientFoldingRange: EditorResponse {
  private var range: Range<Position>
  private var isComment: Bool
  /// Whether the client folds whole lines only.
  private var isLineOnly: Bool

  /// Nil for a range on one line.
  init?(_ folding: FoldingRange, in file: GraphQLDocument, isLineOnly: Bool) {
    let range = file.range(folding.range)
    var end = range.upperBound
    // The line of the closing bracket stays visible if whole lines are folded.
    if isLineOnly, !folding.isComment { end.line -= 1 }
    guard range.lowerBound.line < end.line else { return nil }
    self.range = range.lowerBound..<end
    self.isLineOnly = isLineOnly
    isComment = folding.isComment
  }

  package var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("startLine", .integer(range.lowerBound.line)), .init("endLine", .integer(range.upperBound.line)),
    ]
    if !isLineOnly {
      members.append(.init("startCharacter", .integer(range.lowerBound.character)))
      members.append(.init("endCharacter", .integer(range.upperBound.character)))
    }
    if isComment { members.append(.init("kind", "comment")) }
    return .object(members)
  }
}
