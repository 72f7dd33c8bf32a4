import EditorRequests

/// The requests that wait until the work is complete, in order.
struct PendingRequests {
  private var entries: [(id: RequestID, request: any EditorRequest)] = []

  mutating func append(_ id: RequestID, _ request: any EditorRequest) { entries.append((id, request)) }

  mutating func takeRequests() -> [(RequestID, any EditorRequest)] {
    defer { entries = [] }
    return entries
  }

  mutating func takeAll() -> [RequestID] { takeRequests().map(\.0) }

  /// Removes and returns the requests that were cancelled.
  mutating func takeCancelled(_ isCancelled: (RequestID) -> Bool) -> [RequestID] {
    take { isCancelled($0.id) }
  }

  /// Removes and returns the requests about a document that a notification changes or closes.
  mutating func takeOutdated(by notification: ClientNotification) -> [RequestID] {
    switch notification {
    case .didChange(let uri, _, _), .didClose(let uri): take { $0.request.documentURI == uri }
    default: []
    }
  }

  private mutating func take(_ isTaken: ((id: RequestID, request: any EditorRequest)) -> Bool) -> [RequestID] {
    guard entries.contains(where: isTaken) else { return [] }
    let taken = entries.filter(isTaken).map(\.id)
    entries.removeAll(where: isTaken)
    return taken
  }
}
