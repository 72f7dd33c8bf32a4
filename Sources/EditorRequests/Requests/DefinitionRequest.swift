import EditorFeatures
import JSONSyntax

/// `textDocument/definition`: the places that a name in a GraphQL or Swift document leads to.
package struct DefinitionRequest: EditorRequest {
  package static let method = "textDocument/definition"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientLocation]? {
    if let swift = snapshot.swiftDocument(place.uri) {
      guard let links = swift.projects.swiftDefinition(swift.path, at: swift.offset(place.position)) else { return nil }
      return snapshot.locations(links.targets, in: swift.folder)
    }
    guard let file = snapshot.anyGraphQLDocument(place.uri),
      let links = file.projects.definition(file.path, at: file.offset(place.position))
    else { return nil }
    return snapshot.locations(links.targets, from: file)
  }
}

/// `textDocument/typeDefinition`: the definitions of the type of a name in a GraphQL document.
package struct TypeDefinitionRequest: EditorRequest {
  package static let method = "textDocument/typeDefinition"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientLocation]? {
    guard let file = snapshot.anyGraphQLDocument(place.uri),
      let links = file.projects.typeDefinition(file.path, at: file.offset(place.position))
    else { return nil }
    return snapshot.locations(links.targets, from: file)
  }
}
