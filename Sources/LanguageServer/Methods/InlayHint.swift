import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/inlayHint`: the types of fields and variables in operations and fragments, and what stays unset on mocks
/// in Swift files.
extension Server {
  func inlayHint(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }) else {
      return .failure(ResponseError(.invalidParams, "A range is missing."))
    }
    if let file = parameters?["textDocument"]?["uri"]?.string.flatMap({ swiftDocument($0) }) {
      noteAsked(.inlayHint, file, basedOn: .everything)
      return .success(.array(file.projects.mockHints(file.path, in: file.range(range)).map { json($0, in: file) }))
    }
    return answer(
      parameters,
      inFile: { file in
        noteAsked(.inlayHint, file, basedOn: .schema)
        return .array(
          file.project.inlayHints(file.path, in: file.range(range)).map { hint in
            [
              "position": file.text.position(at: Int(hint.offset), encoding).json, "label": .string(hint.text),
              // A type.
              "kind": 1,
            ]
          })
      })
  }

  private func json(_ hint: MockHint, in file: SwiftDocument) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("position", file.text.position(at: Int(hint.offset), encoding).json), .init("label", .string(hint.text)),
      .init("paddingLeft", true), .init("tooltip", .string(hint.tooltip)),
    ]
    if !hint.edits.isEmpty {
      let edits = hint.edits.map { edit -> JSONTree in
        ["range": file.range(edit.location.range), "newText": .string(edit.replacement)]
      }
      members.append(.init("textEdits", .array(edits)))
    }
    return .object(members)
  }
}
