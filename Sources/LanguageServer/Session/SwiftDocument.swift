import BuildGraph
import Daemon
import JSONSyntax
import Source

/// A Swift file that a request is about, in the project that reads it.
struct SwiftDocument {
  let folder: ServedFolder
  let project: EditorView
  /// The path in the workspace.
  let path: String
  let text: PositionedText
  let encoding: PositionEncoding

  /// The part of the text between two positions.
  func range(_ range: Range<Position>) -> TextRange {
    TextRange(
      UInt32(truncatingIfNeeded: text.offset(of: range.lowerBound, encoding)),
      UInt32(truncatingIfNeeded: text.offset(of: range.upperBound, encoding)))
  }

  func range(_ range: TextRange) -> JSONTree { text.positions(of: range, encoding).json }
}

extension Server {
  /// The file as of now; nil for one that is no Swift, or that no project reads.
  func swiftDocument(_ uri: String) -> SwiftDocument? {
    refresh()
    guard let absolute = documents.path(uri), absolute.hasSuffix(".swift") else { return nil }
    for folder in folders.all {
      guard let path = folder.file(at: absolute), let project = folder.project(containing: path) else { continue }
      var shown = shown(folder)
      guard let text = documents[absolute]?.text ?? shown.text(path) else { continue }
      return SwiftDocument(folder: folder, project: project, path: path, text: text, encoding: encoding)
    }
    return nil
  }
}
