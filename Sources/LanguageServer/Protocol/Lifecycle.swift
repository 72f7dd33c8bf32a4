/// Where a session is between its first and its last message (LSP 3.17, "Lifecycle Messages"), and which messages it may
/// take there.
package struct Lifecycle: Sendable {
  private enum Phase {
    case new, initialized, shutDown
  }

  private var phase = Phase.new
  /// What the process ends with, once it is to end.
  package private(set) var exitStatus: Int32?

  package init() {}

  /// Takes note of a request; nil where it is to be answered.
  package mutating func refusal(ofRequest method: String) -> ResponseError? {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .initialized
      return nil
    case (.new, _): return ResponseError(.serverNotInitialized, "The first request is \"initialize\".")
    case (.initialized, "initialize"): return ResponseError(.invalidRequest, "The server is initialized already.")
    case (.initialized, "shutdown"):
      phase = .shutDown
      return nil
    case (.initialized, _): return nil
    case (.shutDown, _): return ResponseError(.invalidRequest, "The server has been shut down.")
    }
  }

  package var isShutDown: Bool { phase == .shutDown }

  /// The request `initialize` could not be granted, so it may be made again.
  package mutating func failInitialization() { if phase == .initialized { phase = .new } }

  /// Takes note of a notification; gives whether it is to be looked at.
  package mutating func takes(notification method: String) -> Bool {
    if method == "exit" {
      end()
      return false
    }
    return phase == .initialized
  }

  /// The client is gone.
  package mutating func end() {
    if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 }
  }
}
