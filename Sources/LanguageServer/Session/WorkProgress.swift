import Dispatch
import JSONSyntax

/// Work that takes long, as the client shows it (LSP 3.17, "Work Done Progress"). A token is used only after the client
/// has agreed to it.
final class WorkProgress {
  private enum State {
    case idle
    /// The client has been asked.
    case asked(RequestID)
    case agreed
    /// It is shown.
    case begun
    /// The client does not want to show anything.
    case refused
  }

  private var state = State.idle
  private var count = 0
  private let send: (JSONTree) -> Void

  init(send: @escaping (JSONTree) -> Void) { self.send = send }

  private var token: JSONTree { .string("mockd/\(count)") }

  /// Asks the client whether it shows something.
  func ask() {
    guard case .idle = state else { return }
    count += 1
    let id = RequestID.string("mockd/progress/\(count)")
    state = .asked(id)
    send(.request(id, "window/workDoneProgress/create", ["token": token]))
  }

  /// Takes the client's answer at once, if it is one to this; otherwise gives false.
  func note(_ id: RequestID, _ result: Result<JSONValue?, ResponseError>) -> Bool {
    guard case .string(let text) = id, text.hasPrefix("mockd/progress/") else { return false }
    guard case .asked(id) = state else { return true }
    if case .success = result { state = .agreed } else { state = .refused }
    return true
  }

  /// Whether the client has been asked and has not answered.
  var isAsking: Bool { if case .asked = state { true } else { false } }

  /// Whether nothing is shown, and something can be.
  var mayAsk: Bool { if case .idle = state { true } else { false } }

  /// Says what is being done, if the client shows it.
  func report(_ title: String, _ text: String) {
    switch state {
    case .idle, .asked, .refused: break
    case .agreed:
      state = .begun
      tell(["kind": "begin", "title": .string(title), "message": .string(text), "cancellable": false])
    case .begun: tell(["kind": "report", "message": .string(text)])
    }
  }

  /// The work is done.
  func end() {
    switch state {
    case .begun:
      tell(["kind": "end"])
      state = .idle
    // It came too late, or will.
    case .agreed, .asked: state = .idle
    case .idle, .refused: break
    }
  }

  private func tell(_ value: JSONTree) { send(.notification("$/progress", ["token": token, "value": value])) }
}
