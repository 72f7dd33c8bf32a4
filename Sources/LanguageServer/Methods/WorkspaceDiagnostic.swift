import JSONSyntax

/// `workspace/diagnostic`: the findings of all files. A client that asks for them gets none of them otherwise.
extension Server {
  func workspaceDiagnostic(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let previous = parameters?["previousResultIds"], previous.kind == .array else {
      return .failure(ResponseError(.invalidParams, "\"previousResultIds\" is a list, which may be empty."))
    }
    refresh()
    if !board.isAskedForAll {
      board.isAskedForAll = true
      tellFindings(of: board.publishedPaths)
    }
    var known: [String: (uri: String, id: String)] = [:]
    for report in previous.elements {
      guard let uri = report["uri"]?.string, let id = report["value"]?.string else { continue }
      if let path = documents.path(uri) { known[path] = (uri, id) }
    }
    let reports = Set(board.paths).union(known.keys).sorted().map { path -> JSONTree in
      board.notePulled(path)
      let version = documents[path].map { JSONTree.integer($0.version) } ?? .null
      return .object(
        [.init("uri", .string(known[path]?.uri ?? documents.uri(path))), .init("version", version)]
          + board.report(path).members(since: known[path]?.id))
    }
    return .success(["items": .array(reports)])
  }
}
