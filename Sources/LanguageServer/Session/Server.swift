import Daemon
import Dispatch
import FileWatching
import JSONSyntax
import Source

/// `mockd lsp`: one client over standard streams, and the engine behind it.
///
/// All messages are taken in their order on one thread, and so is everything that happens on the disk. What has come
/// meanwhile is taken before anything is computed, so that only the last of many edits costs something.
package final class Server {
  let inbox = ServerInbox()
  private let output: OutputStream
  private var decoder = FrameDecoder()
  private var lifecycle = Lifecycle()
  /// Messages that wait for their turn.
  private var messages: [Message] = []
  /// Requests that the client no longer wants an answer to.
  private var cancelled: Set<RequestID> = []
  var encoding = PositionEncoding.utf16
  /// By absolute path.
  var documents: [String: OpenDocument] = [:]
  /// The URIs of open documents as the client spells them, by path.
  var uris: [String: String] = [:]
  var folders: [ServedFolder] = []
  var publisher = Publisher()
  let version: String
  private var isStale = true

  /// - Parameters:
  ///   - input: a descriptor to read from.
  ///   - output: a descriptor to write to.
  ///   - version: of the tool.
  package init(input: Int32, output: Int32, version: String) {
    self.output = OutputStream(output)
    self.version = version
    InputStream.read(input) { [inbox] in
      inbox.post(.bytes($0))
    } end: { [inbox] in
      inbox.post(.clientGone)
    }
  }

  /// Serves until the client ends the session or is gone; gives the exit status.
  package func run() -> Int32 {
    while lifecycle.exitStatus == nil {
      if messages.isEmpty, !isStale || folders.isEmpty { inbox.wait() }
      absorb()
      while !messages.isEmpty, lifecycle.exitStatus == nil { handle(messages.removeFirst()) }
      if lifecycle.exitStatus == nil { refresh() }
    }
    for folder in folders { folder.stop() }
    output.finish()
    return lifecycle.exitStatus ?? 1
  }

  func send(_ message: JSONTree) { output.write(FrameEncoder.frame(message)) }

  /// Notes that something may have changed.
  func noteChange() { isStale = true }

  /// Brings findings up to date, and publishes those that are new.
  func refresh() {
    guard isStale else { return }
    isStale = false
    for folder in folders { _ = folder.update() }
    for message in publisher.publish(folders, documents, uris, encoding) { send(message) }
  }

  // MARK: Messages

  private func absorb() {
    for input in inbox.takeAll() {
      switch input {
      case .bytes(let bytes):
        for item in decoder.take(bytes) { take(item) }
      case .clientGone: messages.append(.notification(method: "exit", parameters: nil))
      case .disk(let event, let folder):
        guard folders.indices.contains(folder) else { continue }
        folders[folder].note(event)
        isStale = true
      }
    }
  }

  private func take(_ item: FrameDecoder.Item) {
    switch item {
    case .malformed(let problem): messages.append(.invalid(nil, ResponseError(.parseError, "No message: \(problem).")))
    case .message(let content):
      let message = Message(content)
      // What is to be cancelled is mostly still waiting.
      if case .notification("$/cancelRequest", let parameters) = message {
        if let id = parameters?["id"].flatMap({ RequestID($0) }) { cancelled.insert(id) }
      } else {
        messages.append(message)
      }
    }
  }

  private func handle(_ message: Message) {
    switch message {
    case .invalid(let id, let error): send(.reply(to: id, .failure(error)))
    case .response: break
    case .notification(let method, let parameters):
      if lifecycle.takes(notification: method) { handle(notification: method, parameters) }
    case .request(let id, let method, let parameters):
      if cancelled.remove(id) != nil {
        return send(.reply(to: id, .failure(ResponseError(.requestCancelled, "The request was cancelled."))))
      }
      if let refusal = lifecycle.refusal(ofRequest: method) { return send(.reply(to: id, .failure(refusal))) }
      send(.reply(to: id, answer(method, parameters)))
    }
    // An id may be used again once it has been answered.
    if messages.isEmpty { cancelled = [] }
  }

  private func handle(notification method: String, _ parameters: JSONValue?) {
    switch method {
    case "textDocument/didOpen": didOpen(parameters)
    case "textDocument/didChange": didChange(parameters)
    case "textDocument/didClose": didClose(parameters)
    case "workspace/didChangeWorkspaceFolders": didChangeWorkspaceFolders(parameters)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(parameters)
    default: break
    }
  }

  private func answer(_ method: String, _ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    switch method {
    case "initialize": initialize(parameters)
    case "shutdown": .success(.null)
    case "textDocument/codeAction": codeAction(parameters)
    default: .failure(ResponseError(.methodNotFound, "There is no method \"\(method)\"."))
    }
  }
}
