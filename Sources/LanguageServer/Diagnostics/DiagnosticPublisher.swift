import EditorRequests
import JSONSyntax

/// Publishes diagnostics that the client doesn't have (`textDocument/publishDiagnostics`).
struct DiagnosticPublisher {
  let client: ClientConnection
  let capabilities: NegotiatedCapabilities

  /// Publishes the diagnostics of files, if the client gets them by publication and doesn't have them.
  ///
  /// - Parameters:
  ///   - paths: the files whose diagnostics may have changed.
  ///   - changed: the files whose diagnostics have changed.
  ///   - edited: the documents that the client has changed itself, and will request again.
  /// - Returns: whether the client has outdated results of `textDocument/diagnostic`.
  func publish(
    _ paths: Set<String>, changed: Set<String>, edited: Set<String>, _ store: inout DiagnosticStore,
    _ documents: OpenDocuments
  ) -> Bool {
    var isOutdated = false
    for path in paths.sorted() {
      let isPulled = isPulled(path, store, documents)
      if !documents.isOpen(path) { store.forgetPulled(path) }
      let uri = documents.uri(path)
      if let publication = store.publication(of: path, isPublished: !isPulled, uri: uri) {
        if let former = publication.formerURI { send([], uri: former, version: nil) }
        send(publication.report.items, uri: uri, version: documents[path]?.version)
      }
      if isPulled, changed.contains(path), !edited.contains(path) { isOutdated = true }
    }
    return isOutdated
  }

  /// Returns whether the client requests the diagnostics of a file.
  func isPulled(_ path: String, _ store: DiagnosticStore, _ documents: OpenDocuments) -> Bool {
    capabilities.client.pullsDiagnostics && (documents.isOpen(path) || store.isPulledForAllFiles)
  }

  private func send(_ items: [JSONTree], uri: String, version: Int?) {
    var members = [JSONTree.Member("uri", .string(uri))]
    if let version { members.append(.init("version", .integer(version))) }
    members.append(.init("diagnostics", .array(items)))
    client.send(.notification("textDocument/publishDiagnostics", .object(members)))
  }
}
