import Testing

extension ExitTest.Result {
  /// The message with which the process ended, with the place in front of it; all that it wrote if there is none.
  var message: String {
    let text = String(decoding: standardErrorContent, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains("Fatal error: ") }
    return line.map(String.init) ?? text
  }

  /// How often the process says that it ends.
  var messageCount: Int {
    String(decoding: standardErrorContent, as: UTF8.self).split(separator: "\n").count { $0.contains("Fatal error: ") }
  }
}

/// Whether a process ended with one message that has all of `parts` in it.
func expectMessage(_ result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
  guard let result else { return }
  #expect(result.messageCount == 1, sourceLocation: sourceLocation)
  for part in parts {
    #expect(result.message.contains(part), "\(result.message)", sourceLocation: sourceLocation)
  }
}
