import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/prepareRename`: the range of a name that can be renamed.
package struct PrepareRenameRequest: EditorRequest {
  package static let method = "textDocument/prepareRename"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> Range<Position>? {
    guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
    do throws(RenameRefusal) {
      return try file.projects.renamable(file.path, at: file.offset(place.position)).map { file.range($0) }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}

/// `textDocument/rename`: the edits that rename a GraphQL name, and its Swift names, in all projects. A rename starts
/// in GraphQL: names in Swift belong to Swift's own server.
package struct RenameRequest: EditorRequest {
  package static let method = "textDocument/rename"
  package static let dependency = RequestDependency.everything

  let place: DocumentPosition
  let newName: String

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let name = json?["newName"]?.string else {
      throw ResponseError(.invalidParams, "Missing or invalid 'newName'")
    }
    newName = name
    place = try DocumentPosition(json)
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> RenameResponse? {
    guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
    do throws(RenameRefusal) {
      guard let renaming = try file.projects.renaming(file.path, at: file.offset(place.position), to: newName)
      else { return nil }
      return RenameResponse(
        edit: snapshot.workspaceEdit(renaming.edits, unclear: renaming.unclear, in: file.folder),
        message: snapshot.editor.changeAnnotations ? nil : message(about: renaming.unclear, in: file.folder, snapshot))
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// Returns the message about names that stay, since the client can't ask the user about them.
  private func message(
    about edits: [Diagnostic.Edit], in folder: FolderSnapshot, _ snapshot: borrowing Snapshot
  ) -> String? {
    guard !edits.isEmpty else { return nil }
    var converter = snapshot.converter(for: folder)
    let limit = 5
    var places = edits.prefix(limit).map { edit in
      "\(edit.location.file):\(converter.range(edit.location).lowerBound.line + 1)"
    }.joined(separator: ", ")
    if limit < edits.count { places += " and \(edits.count - limit) more" }
    return
      "Some Swift names were not renamed, because their types are unknown: \(places)"
  }
}

/// The result of a rename.
package struct RenameResponse: EditorResponse {
  var edit: WorkspaceEdit
  var message: String?

  package var json: JSONTree { edit.json }
  package var records: [ResponseRecord] { message.map { [.message($0)] } ?? [] }
}
