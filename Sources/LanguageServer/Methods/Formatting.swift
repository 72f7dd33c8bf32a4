import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/formatting` and `rangeFormatting`: the common layout of GraphQL files, with all comments.
extension Server {
  func formatting(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters, inFile: { edits(in: $0, nil) })
  }

  func rangeFormatting(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }) else {
      return .failure(ResponseError(.invalidParams, "A range is missing."))
    }
    return answer(parameters, inFile: { edits(in: $0, $0.range(range)) })
  }

  /// `TextEdit[]`
  private func edits(in file: EditorFile, _ part: TextRange?) -> JSONTree? {
    .array(
      file.document.formatted(part).map { ["range": file.range($0.range), "newText": .string($0.text)] })
  }
}
