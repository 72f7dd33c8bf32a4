import EditorFeatures
import JSONSyntax

/// `textDocument/selectionRange`: the parts of a GraphQL file around places, each in the next.
extension Server {
  func selectionRange(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let places = parameters?["positions"]?.elements.map({ Position($0) }), places.allSatisfy({ $0 != nil }) else {
      return .failure(ResponseError(.invalidParams, "Positions are missing."))
    }
    return answer(
      parameters,
      inFile: { file in
        .array(
          places.compactMap(\.self).map { place in
            let ranges = file.document.selectionRanges(at: file.offset(place))
            return ranges.reversed().reduce(JSONTree.null) { parent, range in
              parent == .null ? ["range": file.range(range)] : ["range": file.range(range), "parent": parent]
            }
          })
      })
  }
}
