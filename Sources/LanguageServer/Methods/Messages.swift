import JSONSyntax

/// `window/showMessage`, `window/logMessage` and `$/logTrace`: what the server says in words.
extension Server {
  func tell(_ remark: FolderNotes.Remark) {
    switch remark {
    case .message(let text): tell("window/showMessage", text)
    case .log(let text): tell("window/logMessage", text)
    }
  }

  private func tell(_ method: String, _ text: String) {
    send(.notification(method, ["type": 3, "message": .string("mockd: \(text)")]))
  }

  /// Tells of the work, if the client wants to know.
  func logTrace(_ message: String, _ verbose: String? = nil) {
    guard trace != .off else { return }
    var members = [JSONTree.Member("message", .string(message))]
    if trace == .verbose, let verbose { members.append(.init("verbose", .string(verbose))) }
    send(.notification("$/logTrace", .object(members)))
  }
}
