import EditorFeatures
import JSONSyntax

/// `textDocument/references`: the names in GraphQL and Swift documents that refer to one symbol.
package struct ReferencesRequest: EditorRequest {
  package static let method = "textDocument/references"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition
  let includesDefinitions: Bool

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    place = try DocumentPosition(json)
    includesDefinitions = json?["context"]?["includeDeclaration"]?.bool ?? true
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientLocation]? {
    if let swift = snapshot.swiftDocument(place.uri) {
      let found = swift.projects.swiftReferences(
        swift.path, at: swift.offset(place.position), includingDefinitions: includesDefinitions)
      guard let found else { return nil }
      return snapshot.locations(found, in: swift.folder)
    }
    guard let file = snapshot.graphQLDocument(place.uri) else { return nil }
    let found = file.projects.references(
      file.path, at: file.offset(place.position), includingDefinitions: includesDefinitions)
    guard let found else { return nil }
    return snapshot.locations(found, in: file.folder)
  }
}
