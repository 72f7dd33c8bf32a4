import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/prepareRename` and `textDocument/rename`: new names in all GraphQL files of the project.
extension Server {
  func prepareRename(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    attempt(
      parameters,
      atPlace: { file, offset throws(RenameRefusal) in
        try file.project.renamable(file.path, at: offset).map { file.range($0) }
      })
  }

  func rename(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let name = parameters?["newName"]?.string else {
      return .failure(ResponseError(.invalidParams, "A new name is missing."))
    }
    return attempt(
      parameters,
      atPlace: { file, offset throws(RenameRefusal) in
        let places = try file.project.rename(file.path, at: offset, to: name)
        return places.map { places in
          workspaceEdit(places.map { Diagnostic.Edit($0, name) }, in: file.folder)
        }
      })
  }

  private func attempt(
    _ parameters: JSONValue?, atPlace body: (EditorFile, Int) throws(RenameRefusal) -> JSONTree?
  ) -> Result<JSONTree, ResponseError> {
    guard let position = parameters?["position"].flatMap({ Position($0) }) else {
      return .failure(ResponseError(.invalidParams, "The request has a document and a position."))
    }
    return attempt(parameters) { file in
      do throws(RenameRefusal) {
        return .success(try body(file, file.offset(position)))
      } catch {
        return .failure(ResponseError(.requestFailed, error.message))
      }
    }
  }

  /// `WorkspaceEdit`; with the versions of open documents where the client takes these, so that it does not edit other
  /// texts than these were.
  func workspaceEdit(_ edits: [Diagnostic.Edit], in folder: ServedFolder) -> JSONTree {
    var shown = shown(folder)
    var files: [String: [JSONTree]] = [:]
    for edit in edits {
      files[folder.path(edit.location.file), default: []].append(
        ["range": shown.range(edit.location).json, "newText": .string(edit.replacement)])
    }
    let ordered = files.sorted { $0.key < $1.key }
    guard editor.documentChanges else {
      return ["changes": .object(ordered.map { .init(documents.uri($0.key), .array($0.value)) })]
    }
    return [
      "documentChanges": .array(
        ordered.map { path, edits in
          let version: JSONTree = documents[path].map { .integer($0.version) } ?? .null
          let uri = documents.uri(path)
          return ["textDocument": ["uri": .string(uri), "version": version], "edits": .array(edits)]
        })
    ]
  }
}
