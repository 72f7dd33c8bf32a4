import Daemon
import Dispatch
import EditorRequests
import JSONSyntax
import Parallelism
import Source

/// The loop of `mockd lsp`, which owns the state of the session.
///
/// Each turn takes events, applies them to the inputs, computes, publishes, and answers requests. Messages are handled
/// in order. Work is done in chunks, and the loop takes events between them: a new message interrupts the work, which
/// continues afterwards with the results of the complete chunks.
package final class EditorLoop {
  private let events = EventQueue()
  private var messages = MessageQueue()
  /// Events that came while work was done, apart from messages.
  private var deferred: [Event] = []
  private let output: OutputStream
  private let client: ClientConnection
  private let session: EditorSession
  private var lifecycle = Lifecycle()
  private var requests = PendingRequests()
  /// The files with changed diagnostics in workspaces whose work was completed, and whether there are such workspaces.
  private var completed: (changed: Set<String>, isAny: Bool) = ([], false)
  private var progress: ProgressReporter
  private let version: String
  private let pages: ExplanationPages
  /// Whether the client takes other messages than replies.
  private var isReady = false

  /// How long a request waits for the work before later messages are handled.
  private static let orderedWait = Duration.milliseconds(50)
  /// How long `shutdown` waits for the work, so that outputs of saved files are written.
  private static let shutdownWait = Duration.milliseconds(500)
  /// How long no event comes until free memory is returned to the system.
  private static let quietTime = DispatchTimeInterval.seconds(1)

  /// - Parameters:
  ///   - input: a descriptor to read from.
  ///   - output: a descriptor to write to.
  ///   - version: the version of the tool.
  ///   - pages: the explanations of diagnostic codes.
  ///   - barrier: is held while files are written.
  ///   - consent: the user's permissions, apart from those in `initialize`.
  package init(
    input: Int32, output: Int32, version: String, pages: ExplanationPages = ExplanationPages(),
    barrier: ShutdownBarrier = ShutdownBarrier(), consent: Consent = Consent()
  ) {
    self.version = version
    self.pages = pages
    self.output = OutputStream(output) { [events] in events.post(.outputDrained) }
    client = ClientConnection(self.output)
    progress = ProgressReporter(client)
    session = EditorSession(client, events, barrier, consent: consent)
    InputStream.read(input) { [events] in
      events.post(.input($0))
    } end: { [events] in
      events.post(.clientDisconnected)
    }
  }

  /// Drops all output, since the client is gone. May be called on any thread.
  package var abandonOutput: @Sendable () -> Void { { [output] in output.abandon() } }

  /// Serves until the client ends the session or is gone. Returns the exit status.
  package func run() -> Int32 {
    while lifecycle.exitStatus == nil {
      if !canContinue { rest() }
      takeEvents()
      applyDeferredEvents()
      handleMessages()
      guard lifecycle.exitStatus == nil, !lifecycle.isShutDown, isReady else { continue }
      if work(until: .nextMessage) { answerPending() }
    }
    session.end()
    client.finish()
    return lifecycle.exitStatus ?? 1
  }

  // MARK: Events

  /// Whether the loop has something to do without another event.
  private var canContinue: Bool {
    if !messages.isEmpty, !isFull { return true }
    return isReady && !lifecycle.isShutDown && session.hasWork
  }

  /// Whether handling messages pauses. After the end of the input, the remaining messages are few.
  private var isFull: Bool { !messages.hasEnded && client.isFull() }

  /// Waits for an event. Prepares for later requests and writes in the meantime.
  private func rest() {
    while events.isEmpty {
      let isBusy = session.workspaces.all.reduce(false) { isBusy, workspace in
        workspace.prepare { !events.isEmpty } || isBusy
      }
      if !isBusy { return waitForEvent() }
    }
  }

  /// Waits for an event. If none comes soon, returns free memory to the system.
  private func waitForEvent() {
    if events.wait(until: .now() + Self.quietTime) { return }
    FreeMemory.release()
    events.wait()
  }

  /// Takes all events. Messages are queued, others are deferred.
  private func takeEvents() {
    for event in events.takeAll() {
      switch event {
      case .input(let portion): messages.append(portion)
      case .clientDisconnected: messages.end()
      case .outputDrained: break
      case .workspace, .configuration: deferred.append(event)
      }
    }
    decodeMessages()
  }

  private func decodeMessages() {
    let count = messages.decode { [client] id, result in client.progress.note(id, result) }
    if 0 < count { events.noteDecoded(count) }
  }

  private func applyDeferredEvents() {
    let taken = deferred
    deferred = []
    for event in taken {
      switch event {
      case .workspace(let event, let number): session.apply(event, toWorkspace: number)
      case .configuration(let folder): session.noteConfiguration(in: folder)
      case .input, .clientDisconnected, .outputDrained: break
      }
    }
  }

  // MARK: Messages

  /// Handles messages in order, unless too much output is queued.
  private func handleMessages() {
    while lifecycle.exitStatus == nil, !isFull, let message = messages.takeFirst() {
      handle(message)
      takeEvents()
    }
    for id in requests.takeCancelled({ messages.cancelled.contains($0) }) { replyCancelled(id) }
  }

  private func handle(_ message: Message) {
    switch message {
    case .invalid(let id, let error): client.reply(.failure(error), to: id)
    case .response(let id, let result): client.take(result, of: id)
    case .notification(let method, let parameters):
      guard lifecycle.takes(notification: method) else { return }
      isReady = true
      guard let notification = ClientNotification(method: method, parameters) else { return }
      session.apply(notification)
      // A position in a request doesn't fit a text that changed afterwards.
      for id in requests.takeOutdated(by: notification) {
        reply(.failure(ResponseError(.contentModified, "The document has changed")), to: id)
      }
    case .request(let id, let method, let parameters):
      if messages.cancelled.contains(id) { return replyCancelled(id) }
      if let refusal = lifecycle.refusal(ofRequest: method) { return reply(.failure(refusal), to: id) }
      if method != "initialize" { isReady = true }
      client.logTrace("Received request '\(method)'")
      handle(id, method, parameters)
    }
  }

  private func handle(_ id: RequestID, _ method: String, _ parameters: JSONValue?) {
    do throws(ResponseError) {
      switch method {
      case "initialize": reply(.success(try initialize(parameters)), to: id)
      case "shutdown": shutDown(id)
      default:
        guard let type = EditorRequestTable.request(method) else {
          throw ResponseError(.methodNotFound, "Method not found: '\(method)'")
        }
        handle(id, try type.init(parameters))
      }
    } catch {
      if method == "initialize" { lifecycle.failInitialization() }
      reply(.failure(error), to: id)
    }
  }

  private func reply(_ result: Result<JSONTree, ResponseError>, to id: RequestID) {
    _ = messages.finish(id)
    client.reply(result, to: id)
  }

  private func replyCancelled(_ id: RequestID) {
    reply(.failure(ResponseError(.requestCancelled, "The request was cancelled")), to: id)
  }

  // MARK: Lifecycle

  private func initialize(_ json: JSONValue?) throws(ResponseError) -> JSONTree {
    let parameters = try InitializeParameters(json)
    session.initialize(parameters, pages: pages)
    if let process = parameters.processID {
      ProcessLife.watch(process) { [events, abandon = abandonOutput] in
        abandon()
        events.post(.clientDisconnected)
      }
    }
    return [
      "capabilities": session.capabilities.serverCapabilities,
      "serverInfo": ["name": "mockd", "version": .string(version)],
    ]
  }

  /// Completes the work if that takes little time, and ends pending requests.
  private func shutDown(_ id: RequestID) {
    if work(until: .deadline(.now + Self.shutdownWait)) { answerPending() }
    for id in requests.takeAll() {
      reply(.failure(ResponseError(.serverCancelled, "The server is shutting down")), to: id)
    }
    reply(.success(.null), to: id)
  }

  // MARK: Requests

  /// Answers a request now, or when the work is complete.
  private func handle(_ id: RequestID, _ request: any EditorRequest) {
    if request.showsTestUses { session.noteUses() }
    switch type(of: request).dependency {
    case .inputs:
      session.addConfiguredFolders()
      session.applyInputs()
      answer(id, request)
    case .everything:
      if work(until: .request(id, .now + Self.orderedWait)) {
        answerPending()
        answer(id, request)
      } else if messages.cancelled.contains(id) {
        replyCancelled(id)
      } else {
        requests.append(id, request)
      }
    }
  }

  private func answerPending() {
    for (id, request) in requests.takeRequests() {
      if messages.cancelled.contains(id) { replyCancelled(id) } else { answer(id, request) }
    }
  }

  private func answer(_ id: RequestID, _ request: some EditorRequest) {
    let result: Result<JSONTree, ResponseError>
    do throws(ResponseError) {
      let response = try session.handle(request)
      session.record(response.records)
      result = .success(response.json)
    } catch {
      result = .failure(error)
    }
    reply(result, to: id)
  }

  // MARK: Work

  /// The condition that interrupts work.
  private enum Limit {
    /// The next message of the client.
    case nextMessage
    /// The cancellation of a request, or, after a time, another message.
    case request(RequestID, ContinuousClock.Instant)
    /// A point in time.
    case deadline(ContinuousClock.Instant)
  }

  /// Brings everything up to date and publishes diagnostics. Returns false if the work was interrupted.
  private func work(until limit: Limit) -> Bool {
    guard isReady else { return true }
    session.addConfiguredFolders()
    session.applyInputs()
    defer { session.showMessages() }
    for workspace in session.workspaces.all where workspace.hasWork {
      let start = ContinuousClock.now
      session.publishEditedFiles(of: workspace)
      let isComplete = workspace.work(
        progress: { self.showProgress($0, of: workspace, since: start) }, absorb: { self.absorbEvents() },
        isInterrupted: { self.isInterrupted(limit) })
      guard isComplete else { return false }
      completed.isAny = true
      completed.changed.formUnion(session.record(workspace))
      client.logTrace("Updated '\(workspace.workspace.root)'", "\(start.duration(to: .now))")
    }
    progress.end()
    session.publishAll(changed: completed.changed, isUpdated: completed.isAny)
    completed = ([], false)
    return true
  }

  private func absorbEvents() {
    takeEvents()
    applyDeferredEvents()
  }

  private func isInterrupted(_ limit: Limit) -> Bool {
    takeEvents()
    switch limit {
    case .nextMessage: return !messages.isEmpty && !isFull
    case .request(let id, let time): return messages.cancelled.contains(id) || time < .now && !messages.isEmpty
    case .deadline(let time): return time < .now
    }
  }

  private func showProgress(_ text: String, of workspace: EditorWorkspace, since start: ContinuousClock.Instant) {
    guard session.capabilities.client.showsProgress else { return }
    progress.report(text, isFirst: !workspace.isLoaded, since: start) { [self] in
      // The reply of the client may be among the events.
      while progress.isAsking, events.wait(until: $0) { takeEvents() }
      takeEvents()
    }
  }
}
