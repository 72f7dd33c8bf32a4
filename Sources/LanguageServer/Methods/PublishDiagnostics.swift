import JSONSyntax

/// `textDocument/publishDiagnostics`: all findings of a file whenever they are other ones, and none when they are
/// resolved.
extension Server {
  /// Says what is new of files.
  ///
  /// - Parameter edited: documents that the client has changed itself, so that it asks for their findings if it asks for
  ///   any.
  func tellFindings(of paths: Set<String>, edited: Set<String> = []) {
    var isOutdated = false
    for path in paths.sorted() {
      let isNew = board.set(path, findings(of: path))
      let isPulled = isPulled(path)
      if !documents.isOpen(path) { board.forgetPulled(path) }
      if let report = board.news(of: path, isShownByPush: !isPulled) { publish(report, of: path) }
      if isNew, isPulled, !edited.contains(path) { isOutdated = true }
    }
    if isOutdated { askToPullAgain() }
  }

  /// Whether the client gets the findings of a file by asking for them.
  func isPulled(_ path: String) -> Bool {
    agreement.client.pullsDiagnostics && (documents.isOpen(path) || board.isAskedForAll)
  }

  private func findings(of path: String) -> [JSONTree] {
    var items = loose.items(path)
    // Workspaces may share files.
    for folder in folders.all {
      let found = folder.reported(path)
      items += items.isEmpty ? found : found.filter { !items.contains($0) }
    }
    return items
  }

  private func publish(_ report: ReportBoard.Report, of path: String) {
    let uri = documents.uri(path)
    if let old = published[path], old != uri {
      send(.notification("textDocument/publishDiagnostics", ["uri": .string(old), "diagnostics": []]))
    }
    published[path] = report.items.isEmpty ? nil : uri
    var members = [JSONTree.Member("uri", .string(uri))]
    if let version = documents[path]?.version { members.append(.init("version", .integer(version))) }
    members.append(.init("diagnostics", .array(report.items)))
    send(.notification("textDocument/publishDiagnostics", .object(members)))
  }
}
