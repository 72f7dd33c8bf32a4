import DequeModule
import EditorRequests
import JSONSyntax

/// The client's messages that are not handled yet, in order.
///
/// Only some messages are decoded ahead, since a decoded message takes much more memory than its bytes. A cancellation
/// takes effect as soon as it is decoded.
struct MessageQueue {
  /// The numbers of decoded messages and of their bytes above which decoding pauses.
  private static let messageLimit = 1_024
  private static let byteLimit = 4 << 20

  private struct Entry {
    var message: Message
    var size: Int
  }

  private var portions: Deque<[UInt8]> = []
  private var decoder = FrameDecoder()
  private var messages: Deque<Entry> = []
  private var decodedBytes = 0
  /// The requests among the decoded messages.
  private var requests: Set<RequestID> = []
  /// The cancelled requests among them.
  private(set) var cancelled: Set<RequestID> = []
  /// Whether the client sends no more messages.
  private(set) var hasEnded = false

  /// Whether no message can be taken.
  var isEmpty: Bool { messages.isEmpty && !hasEnded }

  /// Appends bytes. Short portions are joined, since each has a buffer of full size.
  mutating func append(_ portion: [UInt8]) {
    if let last = portions.last, last.count + portion.count <= Self.portionSize {
      portions[portions.count - 1] += portion
    } else {
      var copy: [UInt8] = []
      copy.reserveCapacity(portion.count)
      copy += portion
      portions.append(copy)
    }
  }

  private static let portionSize = 1 << 16

  /// Records the end of the input, which has the effect of `exit`.
  mutating func end() { hasEnded = true }

  /// Decodes messages up to the limits.
  ///
  /// - Parameter respond: receives replies of the client that must not wait. Returns whether it used the reply.
  /// - Returns: the number of decoded bytes.
  mutating func decode(_ respond: (RequestID, Result<JSONValue?, ResponseError>) -> Bool) -> Int {
    var count = 0
    while messages.count < Self.messageLimit, decodedBytes < Self.byteLimit, let portion = portions.popFirst() {
      count += portion.count
      for item in decoder.take(portion) { append(item, respond) }
    }
    return count
  }

  private mutating func append(
    _ item: FrameDecoder.Item, _ respond: (RequestID, Result<JSONValue?, ResponseError>) -> Bool
  ) {
    switch item {
    case .malformed(let problem):
      append(.invalid(nil, ResponseError(.parseError, "Invalid message: \(problem)")), size: 0)
    case .message(let content):
      let message = Message(content)
      switch message {
      // A cancellation concerns requests that wait. It has no effect on others.
      case .notification("$/cancelRequest", let parameters):
        if let id = parameters?["id"].flatMap({ RequestID($0) }), requests.contains(id) { cancelled.insert(id) }
        return
      case .response(let id, let result): if respond(id, result) { return }
      case .request(let id, _, _): requests.insert(id)
      case .notification, .invalid: break
      }
      append(message, size: content.count)
    }
  }

  private mutating func append(_ message: Message, size: Int) {
    messages.append(Entry(message: message, size: size))
    decodedBytes += size
  }

  /// Removes and returns the first message.
  mutating func takeFirst() -> Message? {
    guard let entry = messages.popFirst() else {
      // Every message before the end of the input has been handled.
      guard hasEnded, portions.isEmpty else { return nil }
      hasEnded = false
      return .notification(method: "exit", parameters: nil)
    }
    decodedBytes -= entry.size
    return entry.message
  }

  /// Records that a request has been answered or refused. Returns whether it was cancelled.
  mutating func finish(_ id: RequestID) -> Bool {
    requests.remove(id)
    return cancelled.remove(id) != nil
  }
}
