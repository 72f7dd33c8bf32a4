import Testing

extension ExitTest.Result {
  /// The message with which the process ended, including its location; without one, the whole standard error.
  var message: String {
    let text = String(decoding: standardErrorContent, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains("Fatal error: ") }
    return line.map(String.init) ?? text
  }

  /// The number of failure messages on standard error.
  var messageCount: Int {
    String(decoding: standardErrorContent, as: UTF8.self).split(separator: "\n").count { $0.contains("Fatal error: ") }
  }
}

/// Expects a process to have ended with one message that contains all of `parts`.
func expectMessage(_ result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
  guard let result else { return }
  #expect(result.messageCount == 1, sourceLocation: sourceLocation)
  for part in parts {
    #expect(result.message.contains(part), "\(result.message)", sourceLocation: sourceLocation)
  }
}
