import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/prepareRename` and `textDocument/rename`: new names in all GraphQL files of the project, and in its Swift
/// files for what is generated from them. Renames begin in GraphQL: in Swift they are the business of Swift's own server.
extension Server {
  func prepareRename(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    attempt(
      parameters,
      atPlace: { file, offset throws(RenameRefusal) in
        try file.projects.renamable(file.path, at: offset).map { file.range($0) }
      })
  }

  func rename(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let name = parameters?["newName"]?.string else {
      return .failure(ResponseError(.invalidParams, "A new name is missing."))
    }
    return attempt(
      parameters,
      atPlace: { file, offset throws(RenameRefusal) in
        guard let renaming = try file.projects.renaming(file.path, at: offset, to: name) else { return nil }
        if !editor.changeAnnotations { tellOfUnclear(renaming.unclear, in: file.folder) }
        return workspaceEdit(renaming.edits, unclear: renaming.unclear, in: file.folder)
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

  /// Names that may be meant stay as they are where the client cannot ask about them, so the user is told.
  private func tellOfUnclear(_ edits: [Diagnostic.Edit], in folder: ServedFolder) {
    guard !edits.isEmpty else { return }
    var shown = shown(folder)
    let limit = 5
    var places = edits.prefix(limit).map { edit in
      "\(edit.location.file):\(shown.range(edit.location).lowerBound.line + 1)"
    }.joined(separator: ", ")
    if limit < edits.count { places += " and \(edits.count - limit) more" }
    tell(
      .message(
        "some names in Swift may be meant by the rename, too, and were left as they are, because their types are not "
          + "known: \(places)."))
  }

  /// `WorkspaceEdit`; with the versions of open documents where the client takes these, so that it does not edit other
  /// texts than these were.
  ///
  /// - Parameter unclear: what only people can decide about; left out where the client cannot ask them.
  func workspaceEdit(
    _ edits: [Diagnostic.Edit], unclear: [Diagnostic.Edit] = [], in folder: ServedFolder
  ) -> JSONTree {
    var shown = shown(folder)
    var files: [String: [JSONTree]] = [:]
    for edit in edits {
      files[folder.path(edit.location.file), default: []].append(
        ["range": shown.range(edit.location).json, "newText": .string(edit.replacement)])
    }
    let asks = editor.documentChanges && editor.changeAnnotations && !unclear.isEmpty
    for edit in unclear where asks {
      files[folder.path(edit.location.file), default: []].append(
        [
          "range": shown.range(edit.location).json, "newText": .string(edit.replacement),
          "annotationId": .string(Self.unclear),
        ])
    }
    let ordered = files.sorted { $0.key < $1.key }
    guard editor.documentChanges else {
      return ["changes": .object(ordered.map { .init(documents.uri($0.key), .array($0.value)) })]
    }
    var members: [JSONTree.Member] = [
      .init(
        "documentChanges",
        .array(
          ordered.map { path, edits in
            let version: JSONTree = documents[path].map { .integer($0.version) } ?? .null
            let uri = documents.uri(path)
            return ["textDocument": ["uri": .string(uri), "version": version], "edits": .array(edits)]
          }))
    ]
    if asks {
      members.append(
        .init(
          "changeAnnotations",
          [
            Self.unclear: [
              "label": "Names that may be meant", "needsConfirmation": true,
              "description": "Their types are not known.",
            ]
          ]))
    }
    return .object(members)
  }

  private static let unclear = "unclear"
}
