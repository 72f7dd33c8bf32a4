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
  /// Requests that the client no longer wants an answer to.
  private var cancelled: Set<RequestID> = []
  var encoding = PositionEncoding.utf16
  var editor = EditorCapabilities()
  /// By absolute path.
  var documents: [String: OpenDocument] = [:]
  /// The URIs of open documents as the client spells them, by path.
  var uris: [String: String] = [:]
  var folders: [ServedFolder] = []
  var publisher = Publisher()
  let version: String

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
      inbox.wait()
      for message in absorb() where lifecycle.exitStatus == nil { handle(message) }
      // An id may be used again once it has been answered.
      cancelled = []
      if lifecycle.exitStatus == nil { refresh() }
    }
    for folder in folders { folder.stop() }
    output.finish()
    return lifecycle.exitStatus ?? 1
  }

  func send(_ message: JSONTree) { output.write(FrameEncoder.frame(message)) }

  /// Brings findings up to date, and publishes those that are new.
  func refresh() {
    let stale = folders.filter(\.isStale)
    guard !stale.isEmpty else { return }
    for folder in stale { folder.update() }
    for message in publisher.publish(folders, documents, uris, encoding) { send(message) }
  }

  // MARK: Messages

  /// The messages that have come, in order. What has happened on the disk is noted.
  private func absorb() -> [Message] {
    var messages: [Message] = []
    for input in inbox.takeAll() {
      switch input {
      case .bytes(let bytes):
        for item in decoder.take(bytes) { if let message = take(item) { messages.append(message) } }
      case .clientGone: messages.append(.notification(method: "exit", parameters: nil))
      case .disk(let event, let folder):
        guard folders.indices.contains(folder) else { continue }
        folders[folder].note(event)
      }
    }
    return messages
  }

  /// The message in a frame; nil for one that is noted at once.
  private func take(_ item: FrameDecoder.Item) -> Message? {
    switch item {
    case .malformed(let problem): return .invalid(nil, ResponseError(.parseError, "No message: \(problem)."))
    case .message(let content):
      let message = Message(content)
      // What is to be cancelled is mostly still waiting.
      guard case .notification("$/cancelRequest", let parameters) = message else { return message }
      if let id = parameters?["id"].flatMap({ RequestID($0) }) { cancelled.insert(id) }
      return nil
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
    default:
      editorAnswer(method, parameters)
        ?? .failure(ResponseError(.methodNotFound, "There is no method \"\(method)\"."))
    }
  }
}
