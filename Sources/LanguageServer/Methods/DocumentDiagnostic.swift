import JSONSyntax

/// `textDocument/diagnostic`: the findings of a document for a client that asks for them, and those of other open
/// documents that are no longer what it was given.
extension Server {
  func documentDiagnostic(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let uri = parameters?["textDocument"]?["uri"]?.string else {
      return .failure(ResponseError(.invalidParams, "Findings are those of a document."))
    }
    let previous = parameters?["previousResultId"]
    guard previous?.string != nil || previous?.isNull ?? true else {
      return .failure(ResponseError(.invalidParams, "\"previousResultId\" is a string."))
    }
    refresh()
    guard let path = documents.path(uri) else { return .success(.object(ReportBoard.Report.empty.members(since: nil))) }
    board.notePulled(path)
    var members = board.report(path).members(since: previous?.string)
    if agreement.client.takesRelatedDocuments {
      let others = documents.paths.filter { $0 != path && board.isOutdated($0) }
      for other in others { board.notePulled(other) }
      let related = others.map { other in
        JSONTree.Member(documents.uri(other), .object(board.report(other).members(since: nil)))
      }
      if !related.isEmpty { members.append(.init("relatedDocuments", .object(related))) }
    }
    return .success(.object(members))
  }
}

extension ReportBoard.Report {
  /// A report with all findings, or one that says that they are still the same.
  ///
  /// - Parameter previous: the id of what the client has.
  func members(since previous: String?) -> [JSONTree.Member] {
    let id = id
    if previous == id { return [.init("kind", "unchanged"), .init("resultId", .string(id))] }
    return [.init("kind", "full"), .init("resultId", .string(id)), .init("items", .array(items))]
  }
}
