import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/foldingRange`: what of a GraphQL file can be hidden.
extension Server {
  func foldingRange(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(
      parameters,
      inFile: { file in
        .array(file.document.foldingRanges.compactMap { json($0, file) })
      })
  }

  /// Nil for what is on one line as the client shows it.
  private func json(_ folding: FoldingRange, _ file: EditorFile) -> JSONTree? {
    let start = file.text.position(at: Int(folding.range.lower), encoding)
    var end = file.text.position(at: Int(folding.range.upper), encoding)
    // Whole lines are hidden by such clients, but the line of the closing bracket stays.
    if editor.lineFoldingOnly, !folding.isComment { end.line -= 1 }
    guard start.line < end.line else { return nil }
    var members: [JSONTree.Member] = [
      .init("startLine", .integer(start.line)), .init("endLine", .integer(end.line)),
    ]
    if !editor.lineFoldingOnly {
      members.append(.init("startCharacter", .integer(start.character)))
      members.append(.init("endCharacter", .integer(end.character)))
    }
    if folding.isComment { members.append(.init("kind", "comment")) }
    return .object(members)
  }
}
