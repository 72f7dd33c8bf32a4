import BuildGraph
import Daemon
import EditorFeatures
import JSONSyntax
import Source

/// A Swift file that a request is about, in the projects that read it.
struct SwiftDocument: PlacedFile {
  let folder: ServedFolder
  let project: EditorView
  let projects: EditorProjects<EditorView>
  /// The path in the workspace.
  let path: String
  let text: PositionedText
  let encoding: PositionEncoding
}

extension Server {
  /// The file as of now; nil for one that is no Swift, or that no project reads.
  func swiftDocument(_ uri: String) -> SwiftDocument? {
    guard uri.hasSuffix(".swift") else { return nil }
    return find(uri) { folder, project, projects, path, text in
      SwiftDocument(
        folder: folder, project: project, projects: projects, path: path, text: text, encoding: encoding)
    }
  }
}
