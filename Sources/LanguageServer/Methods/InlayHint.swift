import EditorFeatures
import JSONSyntax

/// `textDocument/inlayHint`: the types of fields and variables in operations and fragments.
extension Server {
  func inlayHint(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }) else {
      return .failure(ResponseError(.invalidParams, "A range is missing."))
    }
    return answer(
      parameters,
      inFile: { file in
        .array(
          file.project.inlayHints(file.path, in: file.range(range)).map { hint in
            [
              "position": file.text.position(at: Int(hint.offset), encoding).json, "label": .string(hint.text),
              // A type.
              "kind": 1,
            ]
          })
      })
  }
}
