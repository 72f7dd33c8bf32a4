import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/codeLens`: how many tests make models of an operation or fragment; who selects a field of the schema, and
/// who tests it; what a test makes models of.
///
/// A lens opens the list of places where the client has a command for that. There is none in the protocol, so a client
/// says which it has, as it does for rust-analyzer (`capabilities.experimental.commands`), or in `initializationOptions`; for
/// others, a lens is text.
extension Server {
  func codeLens(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    if let file = parameters?["textDocument"]?["uri"]?.string.flatMap({ swiftDocument($0) }) {
      noteAsked(.codeLens, file, basedOn: .everything)
      return .success(.array(file.projects.testLenses(file.path).map { json($0, in: file) }))
    }
    return answer(
      parameters,
      inFile: { file in
        noteAsked(.codeLens, file, basedOn: .everything)
        let fields = file.projects.fieldLenses(file.path).map { range, lens -> JSONTree in
          ["range": file.range(range), "data": lens.json(in: uri(of: file))]
        }
        return .array(file.projects.codeLenses(file.path).map { json($0, in: file) } + fields)
      })
  }

  /// `CodeLens`
  func json(_ lens: CodeLens, in file: some PlacedFile) -> JSONTree {
    ["range": file.range(lens.range), "command": command(lens, in: file)]
  }

  /// `Command`
  private func command(_ lens: CodeLens, in file: some PlacedFile) -> JSONTree {
    guard let command = editor.showReferencesCommand else { return ["title": .string(lens.title), "command": ""] }
    let position = file.text.position(at: Int(lens.range.lower), encoding).json
    return [
      "title": .string(lens.title), "command": .string(command),
      "arguments": [.string(uri(of: file)), position, locations(lens.places, in: file.folder)],
    ]
  }
}
