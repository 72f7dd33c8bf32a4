import BuildGraph
import Daemon
import EditorFeatures
import FileAccess
import JSONSyntax
import Source

/// The part of `textDocument/codeAction` that creates a test of an operation.
extension Server {
  static let newTestKind = "refactor"

  /// None where the client cannot create files, or there is no operation.
  func newTestActions(_ file: EditorFile, _ range: Range<Position>, _ kinds: [String]) -> [JSONTree] {
    guard editor.documentChanges, editor.createsFiles, Self.isAsked(Self.newTestKind, kinds) else { return [] }
    let folder = file.folder
    let test = file.project.newTest(file.path, in: file.range(range)) { path in
      (try? FileSystem.status(folder.path(path))) != nil || documents.isOpen(folder.path(path))
    }
    guard let test else { return [] }
    let uri = documents.uri(folder.path(test.path))
    let edit: JSONTree = [
      "documentChanges": [
        ["kind": "create", "uri": .string(uri)],
        [
          "textDocument": ["uri": .string(uri), "version": .null],
          "edits": [["range": Range<Position>.start.json, "newText": .string(test.text)]],
        ],
      ]
    ]
    return [
      ["title": .string("Create a test of \(test.operation)"), "kind": .string(Self.newTestKind), "edit": edit]
    ]
  }
}
