import BuildGraph
import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import JSONSyntax
import Source

/// The document of a request, with the projects that read it.
protocol DocumentInProject {
  var folder: FolderSnapshot { get }
  /// The first project that reads the document.
  var project: EditorView { get }
  /// All projects of the workspace.
  var projects: EditorProjects<EditorView> { get }
  /// The path in the workspace.
  var path: String { get }
  var text: PositionedText { get }
  var encoding: PositionEncoding { get }
  /// The client's URI, if no project reads the document.
  var unattachedURI: String? { get }
}

/// A GraphQL document in its projects.
struct GraphQLDocument: DocumentInProject {
  let folder: FolderSnapshot
  let project: EditorView
  let projects: EditorProjects<EditorView>
  let path: String
  let document: Document
  let text: PositionedText
  let encoding: PositionEncoding
  var unattachedURI: String?

  var schema: Schema { project.schema }
}

/// A Swift document in its projects.
struct SwiftDocument: DocumentInProject {
  let folder: FolderSnapshot
  let project: EditorView
  let projects: EditorProjects<EditorView>
  let path: String
  let text: PositionedText
  let encoding: PositionEncoding
}

extension DocumentInProject {
  var unattachedURI: String? { nil }

  var absolutePath: String { folder.absolute(path) }

  func offset(_ position: Position) -> Int { text.offset(of: position, encoding) }

  func position(_ offset: some BinaryInteger) -> Position { text.position(at: Int(offset), encoding) }

  /// Converts positions to offsets.
  func range(_ range: Range<Position>) -> TextRange {
    TextRange(
      UInt32(truncatingIfNeeded: offset(range.lowerBound)), UInt32(truncatingIfNeeded: offset(range.upperBound)))
  }

  /// Converts offsets to positions.
  func range(_ range: TextRange) -> Range<Position> { position(range.lower)..<position(max(range.lower, range.upper)) }
}

extension Snapshot {
  /// Returns a GraphQL document, or nil if no project reads it.
  func graphQLDocument(_ uri: String) -> GraphQLDocument? {
    // Clients without dynamic registration send requests about all files.
    guard !uri.hasSuffix(".swift") else { return nil }
    return find(uri) { folder, project, projects, path, text in
      project.document(at: path).map {
        GraphQLDocument(
          folder: folder, project: project, projects: projects, path: path, document: $0, text: text,
          encoding: encoding)
      }
    }
  }

  /// Returns a GraphQL document, even if it has no file or no project reads it. The first project gives the schema and
  /// the fragments then.
  func anyGraphQLDocument(_ uri: String) -> GraphQLDocument? {
    if let document = graphQLDocument(uri) { return document }
    guard let (path, text) = documents.graphQLText(uri) else { return nil }
    let usable = folders.filter { !$0.projects.isEmpty }
    guard let folder = usable.first(where: { $0.contains(path) }) ?? usable.first, let project = folder.projects.first
    else { return nil }
    let document = Document.parse(SourceFile(path: path, bytes: text.bytes)).document
    let view = project.view.reading(document)
    return GraphQLDocument(
      folder: folder, project: view, projects: EditorProjects([view]), path: path, document: document, text: text,
      encoding: encoding, unattachedURI: uri)
  }

  /// Returns a Swift document, or nil if no project reads it.
  func swiftDocument(_ uri: String) -> SwiftDocument? {
    guard uri.hasSuffix(".swift") else { return nil }
    return find(uri) { folder, project, projects, path, text in
      SwiftDocument(
        folder: folder, project: project, projects: projects, path: path, text: text, encoding: encoding)
    }
  }

  /// Returns the document of the first workspace in which `make` succeeds.
  private func find<Found>(
    _ uri: String,
    _ make: (FolderSnapshot, EditorView, EditorProjects<EditorView>, String, PositionedText) -> Found?
  ) -> Found? {
    guard let absolute = documents.path(uri) else { return nil }
    for folder in folders {
      guard let path = folder.file(at: absolute), let owner = folder.projects.first(where: { $0.contains(path) })
      else { continue }
      var converter = converter(for: folder)
      guard let text = documents[absolute]?.text ?? converter.text(path),
        let found = make(folder, owner.view, EditorProjects(folder.projects.map(\.view)), path, text)
      else { continue }
      return found
    }
    return nil
  }

  /// Returns the client's URI of a document.
  func uri(of document: some DocumentInProject) -> String {
    document.unattachedURI ?? documents.uri(document.absolutePath)
  }

  /// Returns the locations that a name in a GraphQL document leads to, with the client's URIs.
  func locations(_ locations: [Location], from document: GraphQLDocument) -> [ClientLocation] {
    var converter = converter(for: document.folder)
    return locations.map { location in
      guard let uri = document.unattachedURI, location.file == document.path else {
        return converter.location(location)
      }
      return ClientLocation(uri: uri, range: document.range(location.range))
    }
  }

  /// Returns locations with the client's URIs.
  func locations(_ locations: [Location], in folder: FolderSnapshot) -> [ClientLocation] {
    var converter = converter(for: folder)
    return converter.locations(locations)
  }
}
