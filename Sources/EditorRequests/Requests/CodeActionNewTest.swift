import BuildGraph
import EditorFeatures
import Source

extension CodeActionRequest {
  private static let newTestKind = "refactor"

  /// Returns the action that creates a test of an operation. Requires a client that can create files.
  func newTestActions(_ document: GraphQLDocument, _ snapshot: borrowing Snapshot) -> [ClientCodeAction] {
    let editor = snapshot.editor
    guard editor.documentChanges, editor.createsFiles, requests(Self.newTestKind) else { return [] }
    let folder = document.folder
    let (fileExists, documents) = (snapshot.fileExists, snapshot.documents)
    let test = document.project.newTest(document.path, in: document.range(range)) { path in
      fileExists(folder.absolute(path)) || documents.isOpen(folder.absolute(path))
    }
    guard let test else { return [] }
    let uri = documents.uri(folder.absolute(test.path))
    let text = ClientTextEdit(range: .start, newText: test.text)
    let edit = WorkspaceEdit(
      changes: [.create(uri: uri), .edit(WorkspaceEdit.DocumentEdits(uri: uri, version: nil, edits: [text]))],
      usesDocumentChanges: true)
    return [ClientCodeAction(title: "Create a test for \(test.operation)", kind: Self.newTestKind, edit: edit)]
  }
}
