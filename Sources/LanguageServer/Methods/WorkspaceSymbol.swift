import EditorFeatures
import JSONSyntax
import Source

/// `workspace/symbol`: what all projects define.
extension Server {
  func workspaceSymbol(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let query = parameters?["query"]?.string else {
      return .failure(ResponseError(.invalidParams, "A query is missing."))
    }
    var seen: Set<String> = []
    var found: [JSONTree] = []
    for (folder, project) in editorProjects {
      var shown = shown(folder)
      for symbol in project.symbols(matching: query) {
        // Projects of a workspace may share files.
        let place = symbol.location
        guard seen.insert("\(folder.path(place.file)) \(place.range.lower) \(symbol.name)").inserted else { continue }
        var members: [JSONTree.Member] = [
          .init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind.number)),
          .init("location", location(place, in: folder, &shown)),
        ]
        if let container = symbol.container { members.append(.init("containerName", .string(container))) }
        found.append(.object(members))
      }
    }
    return .success(.array(found))
  }
}
