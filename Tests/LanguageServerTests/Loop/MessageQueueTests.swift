import JSONSyntax
import Testing

@testable import LanguageServer

struct MessageQueueTests {
  private static func frame(_ content: String) -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
  }

  private static func request(_ id: Int, _ rest: String = "") -> [UInt8] {
    frame(#"{"jsonrpc":"2.0","id":\#(id),"method":"x\#(rest)"}"#)
  }

  private static func cancellation(_ id: Int) -> [UInt8] {
    frame(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
  }

  private static func id(_ message: Message?) -> Int? {
    if case .request(.number(let id), _, _)? = message { id } else { nil }
  }

  @Test func onlySomeMessagesAreDecodedAhead() {
    var queue = MessageQueue()
    var size = 0
    for id in 0..<5_000 {
      let bytes = Self.request(id)
      size += bytes.count
      queue.append(bytes)
    }
    let first = queue.decode { _, _ in false }
    #expect(0 < first && first < size / 4)
    let more = queue.decode { _, _ in false }
    #expect(more == 0)
    var decoded = first
    var taken: [Int?] = []
    while let message = queue.takeFirst() {
      taken.append(Self.id(message))
      decoded += queue.decode { _, _ in false }
    }
    #expect(taken == Array(0..<5_000) && decoded == size && queue.isEmpty)
  }

  @Test func longMessagesReduceDecodingAhead() {
    var queue = MessageQueue()
    let text = String(repeating: "x", count: 1 << 20)
    for id in 0..<20 { queue.append(Self.request(id, text)) }
    let count = queue.decode { _, _ in false }
    #expect(count < 6 << 20)
  }

  @Test func cancellationsApplyToWaitingRequests() {
    var queue = MessageQueue()
    queue.append(Self.cancellation(1) + Self.request(1) + Self.request(2) + Self.cancellation(2))
    _ = queue.decode { _, _ in false }
    #expect(queue.cancelled == [.number(2)])
    let messages = [queue.takeFirst(), queue.takeFirst()].map(Self.id)
    #expect(messages == [1, 2])
    // A request that is being handled can be cancelled until it is finished.
    let finished = [queue.finish(.number(1)), queue.finish(.number(2))]
    #expect(finished == [false, true] && queue.cancelled.isEmpty)
  }

  @Test func theEndFollowsAllMessages() {
    var queue = MessageQueue()
    queue.append(Self.request(1))
    queue.end()
    _ = queue.decode { _, _ in false }
    let first = Self.id(queue.takeFirst())
    #expect(first == 1)
    guard case .notification("exit", _)? = queue.takeFirst() else {
      Issue.record("The end of the input has the effect of exit.")
      return
    }
    #expect(queue.isEmpty)
  }

  @Test func someRepliesDoNotWait() {
    var queue = MessageQueue()
    queue.append(
      Self.frame(#"{"jsonrpc":"2.0","id":"p","result":null}"#) + Self.frame(#"{"jsonrpc":"2.0","id":7,"result":null}"#))
    _ = queue.decode { id, _ in id == .string("p") }
    guard case .response(.number(7), _)? = queue.takeFirst() else {
      Issue.record("The other reply waits.")
      return
    }
    #expect(queue.isEmpty)
  }
}
