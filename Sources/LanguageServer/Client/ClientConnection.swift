import Dispatch
import EditorRequests
import JSONSyntax

/// The messages to the client: replies, notifications, and requests with their replies.
final class ClientConnection {
  private let output: OutputStream
  private var handlers: [RequestID: (Result<JSONValue?, ResponseError>) -> Void] = [:]
  private var requestCount = 0
  let progress: WorkProgress
  var trace = TraceValue.off

  init(_ output: OutputStream) {
    self.output = output
    progress = WorkProgress { [output] in output.write(FrameEncoder.frame($0)) }
  }

  /// Returns whether so much output is queued that no more messages should be handled.
  func isFull() -> Bool { output.isFull() }

  func finish() { output.finish() }

  func send(_ message: JSONTree) { output.write(FrameEncoder.frame(message)) }

  /// Sends a request.
  ///
  /// - Parameter then: receives the reply, in order with the client's other messages.
  func request(
    _ method: String, _ parameters: JSONTree? = nil,
    then: @escaping (Result<JSONValue?, ResponseError>) -> Void = { _ in }
  ) {
    requestCount += 1
    let id = RequestID.number(requestCount)
    handlers[id] = then
    send(.request(id, method, parameters))
  }

  /// Handles a reply of the client.
  func take(_ result: Result<JSONValue?, ResponseError>, of id: RequestID) { handlers.removeValue(forKey: id)?(result) }

  func reply(_ result: Result<JSONTree, ResponseError>, to id: RequestID?) { send(.reply(to: id, result)) }

  // MARK: Messages to the user

  func show(_ message: UserMessage) {
    switch message {
    case .message(let text): notify("window/showMessage", text)
    case .log(let text): notify("window/logMessage", text)
    }
  }

  private func notify(_ method: String, _ text: String) {
    send(.notification(method, ["type": 3, "message": .string("mockd: \(text)")]))
  }

  /// Sends `$/logTrace` if the client requests a trace.
  func logTrace(_ message: String, _ verbose: String? = nil) {
    guard trace != .off else { return }
    var members = [JSONTree.Member("message", .string(message))]
    if trace == .verbose, let verbose { members.append(.init("verbose", .string(verbose))) }
    send(.notification("$/logTrace", .object(members)))
  }
}

/// A text that the client shows to the user at once, or writes to its log.
enum UserMessage: Equatable {
  /// Shown immediately.
  case message(String)
  /// Written to the log.
  case log(String)
}
