import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/codeLens`: how many tests make models of an operation or fragment.
///
/// A lens opens the list of places where the client has a command for that. There is none in the protocol, so a client
/// says which it has, as it does for rust-analyzer (`capabilities.experimental.commands`), or in `initializationOptions`; for
/// others, a lens is text.
extension Server {
  func codeLens(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(
      parameters,
      inFile: { file in
        noteAsked(.codeLens, file.folder.path(file.path))
        return .array(
          file.project.codeLenses(file.path).map { lens in
            let range = file.range(lens.range)
            return ["range": range, "command": command(lens, at: range, in: file)]
          })
      })
  }

  /// `Command`
  private func command(_ lens: CodeLens, at range: JSONTree, in file: EditorFile) -> JSONTree {
    guard let command = editor.showReferencesCommand else { return ["title": .string(lens.title), "command": ""] }
    let position = file.text.position(at: Int(lens.range.lower), encoding).json
    return [
      "title": .string(lens.title), "command": .string(command),
      "arguments": [.string(uri(of: file)), position, locations(lens.places, in: file.folder)],
    ]
  }
}
