import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/prepareRename`: the range of a name that can be renamed. At a Swift name, the placeholder is the name
/// in GraphQL, which the new name replaces.
package struct PrepareRenameRequest: EditorRequest {
  package static let method = "textDocument/prepareRename"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> RenamableName? {
    do throws(RenameRefusal) {
      if let swift = snapshot.swiftDocument(place.uri) {
        return try swift.projects.renameStart(swift.path, at: swift.offset(place.position)).map {
          RenamableName(range: swift.range($0.range), placeholder: $0.name)
        }
      }
      guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
      return try file.projects.renameStart(file.path, at: file.offset(place.position)).map {
        RenamableName(range: file.range($0.range))
      }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}

/// A name that can be renamed.
package struct RenamableName: EditorResponse {
  var range: Range<Position>
  /// The name that the new one replaces, if it is not the text in the range.
  var placeholder: String?

  package var json: JSONTree {
    placeholder.map { ["range": range.json, "placeholder": .string($0)] } ?? range.json
  }
}

/// `textDocument/rename`: the edits that rename a GraphQL name, and its Swift names, in all projects.
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
    do throws(RenameRefusal) {
      if let swift = snapshot.swiftDocument(place.uri) {
        let renaming = try swift.projects.renaming(swift.path, at: swift.offset(place.position), to: newName)
        return renaming.map { response($0, in: swift.folder, snapshot) }
      }
      guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
      let renaming = try file.projects.renaming(file.path, at: file.offset(place.position), to: newName)
      return renaming.map { response($0, in: file.folder, snapshot) }
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  private func response(
    _ renaming: Renaming, in folder: FolderSnapshot, _ snapshot: borrowing Snapshot
  ) -> RenameResponse {
    RenameResponse(
      edit: snapshot.workspaceEdit(renaming.edits, unclear: renaming.unclear, in: folder),
      message: snapshot.editor.changeAnnotations ? nil : message(about: renaming.unclear, in: folder, snapshot))
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
