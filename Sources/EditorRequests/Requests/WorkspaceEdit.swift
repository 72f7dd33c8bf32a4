import JSONSyntax
import Source

/// The edits of documents and the new files that a client applies together (LSP 3.17).
package struct WorkspaceEdit: EditorResponse {
  /// The edits of one document.
  struct DocumentEdits {
    var uri: String
    /// The version of an open document, so that the client doesn't edit another text.
    var version: Int?
    var edits: [ClientTextEdit]
  }

  /// A change of one document: edits of its text, or its creation.
  enum Change {
    case edit(DocumentEdits)
    case create(uri: String)
  }

  var changes: [Change]
  /// Whether the client supports `documentChanges`.
  var usesDocumentChanges: Bool
  /// Whether some edits need confirmation by the user.
  var asksForConfirmation = false

  /// The annotation of edits that need confirmation.
  static let annotation = "unclear"

  package var json: JSONTree {
    guard usesDocumentChanges else {
      let edits = changes.compactMap { change -> JSONTree.Member? in
        if case .edit(let document) = change { .init(document.uri, document.edits.json) } else { nil }
      }
      return ["changes": .object(edits)]
    }
    var members: [JSONTree.Member] = [.init("documentChanges", .array(changes.map(Self.json)))]
    if asksForConfirmation {
      members.append(
        .init(
          "changeAnnotations",
          [
            Self.annotation: [
              "label": "Possible references", "needsConfirmation": true,
              "description": "The types of these expressions are unknown",
            ]
          ]))
    }
    return .object(members)
  }

  private static func json(_ change: Change) -> JSONTree {
    switch change {
    case .create(let uri): ["kind": "create", "uri": .string(uri)]
    case .edit(let document):
      [
        "textDocument": ["uri": .string(document.uri), "version": document.version.map { .integer($0) } ?? .null],
        "edits": document.edits.json,
      ]
    }
  }
}

extension Snapshot {
  /// Returns an edit of the files of a workspace.
  ///
  /// - Parameter unclear: edits that need confirmation. They are left out if the client can't ask the user.
  func workspaceEdit(
    _ edits: [Diagnostic.Edit], unclear: [Diagnostic.Edit] = [], in folder: FolderSnapshot
  ) -> WorkspaceEdit {
    var converter = converter(for: folder)
    var files: [String: [ClientTextEdit]] = [:]
    for edit in edits {
      files[folder.absolute(edit.location.file), default: []].append(
        ClientTextEdit(range: converter.range(edit.location), newText: edit.replacement))
    }
    let asks = editor.documentChanges && editor.changeAnnotations && !unclear.isEmpty
    for edit in unclear where asks {
      files[folder.absolute(edit.location.file), default: []].append(
        ClientTextEdit(
          range: converter.range(edit.location), newText: edit.replacement, annotation: WorkspaceEdit.annotation))
    }
    let changes = files.sorted { $0.key < $1.key }.map { path, edits in
      WorkspaceEdit.Change.edit(
        WorkspaceEdit.DocumentEdits(uri: documents.uri(path), version: documents[path]?.version, edits: edits))
    }
    return WorkspaceEdit(changes: changes, usesDocumentChanges: editor.documentChanges, asksForConfirmation: asks)
  }
}
