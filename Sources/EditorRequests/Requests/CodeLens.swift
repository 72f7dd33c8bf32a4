import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/codeLens`: the code lenses of a GraphQL document or a Swift test file. They show the tests of an
/// operation or fragment, the uses of a field of the schema, and the models of a test.
///
/// A lens opens a list of locations if the client has a command for it. The protocol has no such command, so a client
/// names its own (`capabilities.experimental.commands`, as for rust-analyzer, or `initializationOptions`). For other
/// clients, a lens is text.
package struct CodeLensRequest: EditorRequest {
  package static let method = "textDocument/codeLens"
  package static let feature: RefreshableFeature? = .codeLens
  package static let dependency = RequestDependency.everything

  let document: DocumentIdentifier

  package var documentURI: String? { document.uri }
  package var showsTestUses: Bool { true }

  package init(_ json: JSONValue?) throws(ResponseError) { document = try DocumentIdentifier(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientCodeLens]? {
    if snapshot.hidden.contains(.codeLens) { return [] }
    if let swift = snapshot.swiftDocument(document.uri) {
      var lenses: [ClientCodeLens] = []
      for lens in swift.projects.testLenses(swift.path) { lenses.append(snapshot.codeLens(lens, in: swift)) }
      return lenses
    }
    guard let file = snapshot.graphQLDocument(document.uri) else { return nil }
    var lenses: [ClientCodeLens] = []
    for lens in file.projects.codeLenses(file.path) { lenses.append(snapshot.codeLens(lens, in: file)) }
    let uri = snapshot.uri(of: file)
    return lenses
      + file.projects.fieldLenses(file.path).map { range, lens in
        ClientCodeLens(range: file.range(range), content: .unresolved(lens, uri: uri))
      }
  }
}

/// `codeLens/resolve`: the text above a field of the schema. A schema has thousands of fields, and a client shows a
/// few.
package struct CodeLensResolveRequest: EditorRequest {
  package static let method = "codeLens/resolve"
  package static let dependency = RequestDependency.everything

  let uri: String
  let range: Range<Position>
  let lens: FieldLens

  package var documentURI: String? { uri }
  package var showsTestUses: Bool { true }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let range = json?["range"].flatMap({ Range<Position>($0) }), let data = json?["data"],
      let uri = data["uri"]?.string, let lens = FieldLens(data)
    else { throw ResponseError(.invalidParams, "Missing or invalid 'range' or 'data' of the code lens") }
    self.uri = uri
    self.range = range
    self.lens = lens
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> ClientCodeLens {
    guard let file = snapshot.graphQLDocument(uri) else {
      throw ResponseError(.requestFailed, "The document no longer belongs to a project")
    }
    return snapshot.codeLens(file.projects.codeLens(lens, in: file.path, at: file.range(range)), in: file)
  }
}

/// A code lens in the form of the protocol (LSP 3.17, `CodeLens`).
package struct ClientCodeLens: EditorResponse {
  enum Content {
    case resolved(title: String, command: Command?)
    case unresolved(FieldLens, uri: String)
  }

  /// A command of the client that shows locations.
  struct Command {
    var name: String
    var uri: String
    var position: Position
    var locations: [ClientLocation]
  }

  var range: Range<Position>
  var content: Content

  package var json: JSONTree {
    switch content {
    case .unresolved(let lens, let uri): ["range": range.json, "data": lens.json(in: uri)]
    case .resolved(let title, nil): ["range": range.json, "command": ["title": .string(title), "command": ""]]
    case .resolved(let title, let command?):
      [
        "range": range.json,
        "command": [
          "title": .string(title), "command": .string(command.name),
          "arguments": [.string(command.uri), command.position.json, command.locations.json],
        ],
      ]
    }
  }
}

extension Snapshot {
  fileprivate func codeLens(_ lens: CodeLens, in file: some DocumentInProject) -> ClientCodeLens {
    // A lens without places is text.
    let command =
      lens.places.isEmpty
      ? nil
      : editor.showReferencesCommand.map {
        ClientCodeLens.Command(
          name: $0, uri: uri(of: file), position: file.position(lens.range.lower),
          locations: locations(lens.places, in: file.folder))
      }
    return ClientCodeLens(range: file.range(lens.range), content: .resolved(title: lens.title, command: command))
  }
}

extension FieldLens {
  /// The data that a client sends back to resolve the lens.
  fileprivate func json(in uri: String) -> JSONTree {
    [
      "uri": .string(uri), "type": .string(type.text), "field": .string(field.text),
      "subject": .string(subject.rawValue),
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let type = json["type"]?.string, let field = json["field"]?.string,
      let subject = json["subject"]?.string.flatMap({ Subject(rawValue: $0) })
    else { return nil }
    self.init(Name(type), Name(field), subject)
  }
}
