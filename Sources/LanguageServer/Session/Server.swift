import Daemon
import Dispatch
import JSONSyntax
import Source

/// `mockd lsp`: one client over standard streams, and the engine behind it.
///
/// All messages are taken in their order on one thread, and so is everything that happens on the disk. What has come
/// meanwhile is taken before anything is computed, so that only the last of many edits costs something.
package final class Server {
  let inbox = ServerInbox()
  let version: String
  /// Passed while files are written.
  let gate: ExitGate
  private let output: OutputStream
  private var decoder = FrameDecoder()
  var lifecycle = Lifecycle()
  /// What has come and is not handled yet, in order.
  private var waiting: [Message] = []
  /// The requests among them.
  private var asked: Set<RequestID> = []
  /// Those that the client no longer wants an answer to.
  private var cancelled: Set<RequestID> = []
  /// What is to be done with the answers to the server's own requests.
  private var calls: [RequestID: (Result<JSONValue?, ResponseError>) -> Void] = [:]
  private var callCount = 0

  /// Whether the client has said that it is ready for more than answers.
  var isReady = false
  var agreement = Agreement()
  var editor = EditorCapabilities()
  lazy var progress = WorkProgress { [output] in output.write(FrameEncoder.frame($0)) }
  var settings = EditorSettings()
  /// What the user allows. Settings that the client sends later don't count, since editors read them from files of the
  /// workspace too.
  var consent: Consent
  var trace = TraceValue.off
  var documents = OpenDocuments()
  var loose = LooseDocuments()
  var folders = FolderList()
  /// Why configurations are not used; the user is shown each reason once.
  var refusals: Set<String> = []
  /// Messages to the user that wait until the client is ready.
  var remarks: [FolderNotes.Remark] = []
  var board = ReportBoard()
  /// The URIs under which diagnostics are published now, by absolute path.
  var published: [String: String] = [:]
  /// The tokens of open documents that the client was told of last, by absolute path.
  var tokensTold: [String: EncodedTokens] = [:]
  var refresher = FeatureRefresher()

  /// - Parameters:
  ///   - input: a descriptor to read from.
  ///   - output: a descriptor to write to.
  ///   - version: of the tool.
  ///   - pages: where the codes of findings are explained.
  ///   - gate: passed while files are written.
  ///   - consent: what the user allows, apart from what the client says in `initialize`.
  package init(
    input: Int32, output: Int32, version: String, pages: ExplanationPages = ExplanationPages(),
    gate: ExitGate = ExitGate(), consent: Consent = Consent()
  ) {
    self.consent = consent
    self.output = OutputStream(output)
    self.version = version
    self.gate = gate
    agreement.pages = pages
    InputStream.read(input) { [inbox] in
      inbox.post(.bytes($0))
    } end: { [inbox, stream = self.output] in
      // Answers wait for whoever reads them, but nobody is kept waiting by more.
      stream.liftLimit()
      inbox.post(.clientGone)
    }
  }

  /// Serves until the client ends the session or is gone; gives the exit status.
  package func run() -> Int32 {
    while lifecycle.exitStatus == nil {
      if waiting.isEmpty { rest() }
      absorb()
      handleWaiting()
      if lifecycle.exitStatus == nil, !lifecycle.isShutDown { refresh() }
    }
    for folder in folders.all { folder.end() }
    output.finish()
    return lifecycle.exitStatus ?? 1
  }

  /// Handles what waits. What comes meanwhile waits in its turn, but may cancel what has not had its own.
  private func handleWaiting() {
    let messages = waiting
    waiting = []
    for message in messages where lifecycle.exitStatus == nil {
      handle(message)
      if !inbox.isEmpty { absorb() }
    }
  }

  /// Waits for something to happen, and makes ready for it meanwhile.
  private func rest() {
    while inbox.isEmpty {
      let isBusy = folders.all.reduce(false) { $1.prepare() || $0 }
      if !isBusy { return inbox.wait() }
    }
  }

  var encoding: PositionEncoding { agreement.encoding }

  func send(_ message: JSONTree) { output.write(FrameEncoder.frame(message)) }

  /// Sends a request.
  ///
  /// - Parameter then: is given the answer, in its order among the messages of the client.
  func call(
    _ method: String, _ parameters: JSONTree? = nil,
    then: @escaping (Result<JSONValue?, ResponseError>) -> Void = { _ in }
  ) {
    callCount += 1
    let id = RequestID.number(callCount)
    calls[id] = then
    send(.request(id, method, parameters))
  }

  /// Makes an end of writing, from any thread: there is nobody to read.
  package var abandonOutput: @Sendable () -> Void { { [output] in output.abandon() } }

  // MARK: Messages

  /// Takes what has come: messages wait in their order, and what has happened on the disk is noted.
  func absorb() {
    for input in inbox.takeAll() {
      switch input {
      case .bytes(let bytes): for item in decoder.take(bytes) { take(item) }
      case .clientGone: waiting.append(.notification(method: "exit", parameters: nil))
      case .folder(let input, let id): note(input, ofFolder: id)
      case .configuration(let folder): folders.noteConfiguration(in: folder)
      }
    }
  }

  /// Puts a message behind the others, unless it can be noted at once.
  private func take(_ item: FrameDecoder.Item) {
    switch item {
    case .malformed(let problem):
      waiting.append(.invalid(nil, ResponseError(.parseError, "No message: \(problem).")))
    case .message(let content):
      let message = Message(content)
      switch message {
      // What is to be cancelled is mostly still waiting. What has been answered, or comes later, is not meant.
      case .notification("$/cancelRequest", let parameters):
        if let id = parameters?["id"].flatMap({ RequestID($0) }), asked.contains(id) { cancelled.insert(id) }
      case .response(let id, let result): if !progress.note(id, result) { waiting.append(message) }
      case .request(let id, _, _):
        asked.insert(id)
        waiting.append(message)
      default: waiting.append(message)
      }
    }
  }

  private func handle(_ message: Message) {
    switch message {
    case .invalid(let id, let error): send(.reply(to: id, .failure(error)))
    case .response(let id, let result): calls.removeValue(forKey: id)?(result)
    case .notification(let method, let parameters):
      guard lifecycle.takes(notification: method) else { return }
      isReady = true
      handle(notification: method, parameters)
    case .request(let id, let method, let parameters):
      asked.remove(id)
      if cancelled.remove(id) != nil {
        return send(.reply(to: id, .failure(ResponseError(.requestCancelled, "The request was cancelled."))))
      }
      if let refusal = lifecycle.refusal(ofRequest: method) { return send(.reply(to: id, .failure(refusal))) }
      if method != "initialize" { isReady = true }
      logTrace("Received request '\(method)'.")
      let result = answer(method, parameters)
      if method == "initialize", case .failure = result { lifecycle.failInitialization() }
      send(.reply(to: id, result))
    }
  }
}
