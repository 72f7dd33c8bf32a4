import BuildGraph
import EditorFeatures
import JSONSyntax
import Source

/// `workspace/symbol`: the definitions of all projects.
package struct WorkspaceSymbolRequest: EditorRequest {
  package static let method = "workspace/symbol"
  package static let dependency = RequestDependency.inputs

  let query: String

  package var documentURI: String? { nil }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let query = json?["query"]?.string else { throw ResponseError(.invalidParams, "Missing or invalid 'query'") }
    self.query = query
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientWorkspaceSymbol] {
    var seen: Set<String> = []
    var found: [ClientWorkspaceSymbol] = []
    for folder in snapshot.folders {
      var converter = snapshot.converter(for: folder)
      for symbol in folder.projects.flatMap({ $0.view.symbols(matching: query) }) {
        // Projects of a workspace may share files.
        let place = symbol.location
        guard seen.insert("\(folder.absolute(place.file)) \(place.range.lower) \(symbol.name)").inserted else {
          continue
        }
        found.append(ClientWorkspaceSymbol(symbol: symbol, location: converter.location(place)))
      }
    }
    return found
  }
}

/// A symbol in the form of the protocol (LSP 3.17, `WorkspaceSymbol`).
package struct ClientWorkspaceSymbol: EditorResponse {
  var symbol: ProjectSymbol
  var location: ClientLocation

  package var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind.number)),
      .init("location", location.json),
    ]
    if let container = symbol.container { members.append(.init("containerName", .string(container))) }
    return .object(members)
  }
}
