import BuildGraph
import Daemon
import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import JSONSyntax
import Source

/// A file that a request is about, in the projects that it belongs to.
protocol PlacedFile {
  var folder: ServedFolder { get }
  /// The first of those that it belongs to.
  var project: EditorView { get }
  /// All projects of the folder.
  var projects: EditorProjects<EditorView> { get }
  /// The path in the workspace.
  var path: String { get }
  var text: PositionedText { get }
  var encoding: PositionEncoding { get }
}

/// One with GraphQL.
struct EditorFile: PlacedFile {
  let folder: ServedFolder
  let project: EditorView
  let projects: EditorProjects<EditorView>
  let path: String
  let document: Document
  let text: PositionedText
  let encoding: PositionEncoding

  var schema: Schema { project.schema }
}

extension PlacedFile {
  func offset(_ position: Position) -> Int { text.offset(of: position, encoding) }

  /// The part of the text between two positions.
  func range(_ range: Range<Position>) -> TextRange {
    TextRange(
      UInt32(truncatingIfNeeded: offset(range.lowerBound)), UInt32(truncatingIfNeeded: offset(range.upperBound)))
  }

  func range(_ range: TextRange) -> JSONTree {
    (text.position(at: Int(range.lower), encoding)..<text.position(at: Int(range.upper), encoding)).json
  }
}

/// Requests about GraphQL files.
extension Server {
  /// Answers a request about a file; with null where the file is none of a project's, or there is no answer.
  func answer(_ parameters: JSONValue?, inFile body: (EditorFile) -> JSONTree?) -> Result<JSONTree, ResponseError> {
    attempt(parameters) { .success(body($0)) }
  }

  /// Answers a request about a place in a file.
  func answer(
    _ parameters: JSONValue?, atPlace body: (EditorFile, Int) -> JSONTree?
  ) -> Result<JSONTree, ResponseError> {
    guard let position = parameters?["position"].flatMap({ Position($0) }) else {
      return .failure(ResponseError(.invalidParams, "The request has a document and a position."))
    }
    return attempt(parameters) { .success(body($0, $0.offset(position))) }
  }

  /// Answers a request about a place in a file with GraphQL, or in a Swift file.
  func answer(
    _ parameters: JSONValue?, atPlace body: (EditorFile, Int) -> JSONTree?,
    inSwift swift: (SwiftDocument, Int) -> JSONTree?
  ) -> Result<JSONTree, ResponseError> {
    guard let position = parameters?["position"].flatMap({ Position($0) }),
      let uri = parameters?["textDocument"]?["uri"]?.string, uri.hasSuffix(".swift")
    else { return answer(parameters, atPlace: body) }
    return .success(swiftDocument(uri).flatMap { swift($0, $0.offset(position)) } ?? .null)
  }

  /// Answers a request about a file that can be refused.
  func attempt(
    _ parameters: JSONValue?, _ body: (EditorFile) -> Result<JSONTree?, ResponseError>
  ) -> Result<JSONTree, ResponseError> {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      return .failure(ResponseError(.invalidParams, "The request has a document."))
    }
    // Editors that register nothing ask about all files, and wait for other servers as well.
    guard !uri.hasSuffix(".swift"), let file = editorFile(uri) else { return .success(.null) }
    return body(file).map { $0 ?? .null }
  }

  /// The file as of now; nil for one that is no GraphQL of any project.
  func editorFile(_ uri: String) -> EditorFile? {
    find(uri) { folder, project, projects, path, text in
      project.document(at: path).map {
        EditorFile(
          folder: folder, project: project, projects: projects, path: path, document: $0, text: text,
          encoding: encoding)
      }
    }
  }

  /// The file as of now, in the first project for which something can be made of it.
  func find<File>(
    _ uri: String,
    _ make: (ServedFolder, EditorView, EditorProjects<EditorView>, String, PositionedText) -> File?
  ) -> File? {
    refresh()
    guard let absolute = documents.path(uri) else { return nil }
    for folder in folders.all {
      guard let path = folder.file(at: absolute) else { continue }
      let projects = folder.projects
      guard let project = projects.first(where: { $0.contains(path) }) else { continue }
      var shown = shown(folder)
      guard let text = documents[absolute]?.text ?? shown.text(path),
        let file = make(folder, project, EditorProjects(projects), path, text)
      else { continue }
      return file
    }
    return nil
  }

  /// The projects of all folders, with which requests about no file in particular deal.
  var editorProjects: [(folder: ServedFolder, project: EditorView)] {
    refresh()
    return folders.all.flatMap { folder in folder.projects.map { (folder, $0) } }
  }

  /// `Location[]`
  func locations(_ places: [Location], in folder: ServedFolder) -> JSONTree {
    var shown = shown(folder)
    return .array(places.map { location($0, in: folder, &shown) })
  }

  func location(_ place: Location, in folder: ServedFolder, _ shown: inout ShownFolder) -> JSONTree {
    ["uri": .string(uri(of: place, in: folder)), "range": shown.range(place).json]
  }

  func uri(of file: some PlacedFile) -> String { uri(of: Location(file.path, TextRange(at: 0)), in: file.folder) }

  /// As the client spells it, if it has the file open.
  func uri(of place: Location, in folder: ServedFolder) -> String {
    documents.uri(folder.path(place.file))
  }
}
