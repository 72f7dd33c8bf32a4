import EditorRequests

/// The phase of a session (LSP 3.17, "Lifecycle Messages") and the messages that it allows.
package struct Lifecycle: Sendable {
  private enum Phase {
    case new, initialized, shutDown
  }

  private var phase = Phase.new
  /// The exit status of the process, or nil while the session goes on.
  package private(set) var exitStatus: Int32?

  package init() {}

  /// Records a request. Returns the error to reply with, or nil if the request is allowed.
  package mutating func refusal(ofRequest method: String) -> ResponseError? {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .initialized
      return nil
    case (.new, _): return ResponseError(.serverNotInitialized, "The first request must be 'initialize'")
    case (.initialized, "initialize"): return ResponseError(.invalidRequest, "The server is already initialized")
    case (.initialized, "shutdown"):
      phase = .shutDown
      return nil
    case (.initialized, _): return nil
    case (.shutDown, _): return ResponseError(.invalidRequest, "The server has been shut down")
    }
  }

  package var isShutDown: Bool { phase == .shutDown }

  /// Records that `initialize` failed. The client may repeat it.
  package mutating func failInitialization() { if phase == .initialized { phase = .new } }

  /// Records a notification. Returns whether it is allowed.
  package mutating func takes(notification method: String) -> Bool {
    if method == "exit" {
      end()
      return false
    }
    return phase == .initialized
  }

  /// Records that the client is gone.
  package mutating func end() {
    if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 }
  }
}
