import EditorRequests
import JSONSyntax

/// The progress of long work in the client (LSP 3.17, "Work Done Progress"). A token is used only after the client has
/// agreed to it.
final class WorkProgress {
  private enum State {
    case idle
    /// The client has been asked.
    case asked(RequestID)
    case agreed
    /// The client shows progress.
    case begun
    /// The client refused to show progress.
    case refused
  }

  private var state = State.idle
  private var count = 0
  private let send: (JSONTree) -> Void

  init(send: @escaping (JSONTree) -> Void) { self.send = send }

  private var token: JSONTree { .string("mockd/\(count)") }

  /// Asks the client to show progress.
  func ask() {
    guard case .idle = state else { return }
    count += 1
    let id = RequestID.string("mockd/progress/\(count)")
    state = .asked(id)
    send(.request(id, "window/workDoneProgress/create", ["token": token]))
  }

  /// Takes a reply of the client. Returns false if it is the reply to another request.
  func note(_ id: RequestID, _ result: Result<JSONValue?, ResponseError>) -> Bool {
    guard case .string(let text) = id, text.hasPrefix("mockd/progress/") else { return false }
    guard case .asked(id) = state else { return true }
    if case .success = result { state = .agreed } else { state = .refused }
    return true
  }

  /// Whether the client has been asked and has not replied.
  var isAsking: Bool { if case .asked = state { true } else { false } }

  /// Whether the client can be asked.
  var mayAsk: Bool { if case .idle = state { true } else { false } }

  /// Shows a step of the work, if the client has agreed.
  func report(_ title: String, _ text: String) {
    switch state {
    case .idle, .asked, .refused: break
    case .agreed:
      state = .begun
      sendProgress(["kind": "begin", "title": .string(title), "message": .string(text), "cancellable": false])
    case .begun: sendProgress(["kind": "report", "message": .string(text)])
    }
  }

  /// Ends the progress.
  func end() {
    switch state {
    case .begun:
      sendProgress(["kind": "end"])
      state = .idle
    // The reply came too late, or will come.
    case .agreed, .asked: state = .idle
    case .idle, .refused: break
    }
  }

  private func sendProgress(_ value: JSONTree) { send(.notification("$/progress", ["token": token, "value": value])) }
}
