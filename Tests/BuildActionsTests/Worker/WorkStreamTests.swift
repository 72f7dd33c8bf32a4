import BuildActions
import Foundation
import Fuzzing
import TestSupport
import Testing

/// The encodings of the worker protocol.
@Suite struct WorkStreamTests {
  private static let requests: [WorkRequest] = {
    var plain = WorkRequest()
    plain.arguments = ["a{b", "c\"d\\", "e}]", "\u{1F600}\n"]
    var full = WorkRequest()
    full.arguments = ["x"]
    full.id = 77
    full.sandboxFolder = "sandbox/1"
    full.inputs = [WorkRequest.Input(path: "p q", digest: Array("abc=".utf8)), WorkRequest.Input(path: "r")]
    var cancellation = WorkRequest()
    cancellation.id = -5
    cancellation.isCancellation = true
    return [plain, full, cancellation, WorkRequest()]
  }()

  /// Decodes bytes that arrive in portions.
  private static func decode(_ bytes: [UInt8], _ format: WorkProtocol, portion: Int) -> (
    messages: [WorkMessage], end: Bool
  ) {
    var stream = WorkStream(format)
    var messages: [WorkMessage] = []
    for start in stride(from: 0, to: bytes.count, by: portion) {
      stream.append(Array(bytes[start..<min(bytes.count, start + portion)]))
      while let message = stream.next() {
        messages.append(message)
        if case .broken = message { return (messages, false) }
      }
    }
    return (messages, stream.isAtBoundary)
  }

  @Test(arguments: WorkProtocol.allCases, [1, 7, 4096]) func requestsAreDecoded(format: WorkProtocol, portion: Int) {
    let bytes = Self.requests.flatMap { WorkerClient.encode($0, format) }
    let (messages, isEnd) = Self.decode(bytes, format, portion: portion)
    let expected = Self.requests.map { request in
      var request = request
      if format == .proto { request.verbosity = 10 }
      return WorkMessage.request(request)
    }
    #expect(messages == expected)
    #expect(isEnd)
    #expect(!Self.decode(bytes.dropLast(), format, portion: portion).end)
  }

  /// The JSON mapping of protobuf allows null, strings for integers, and unknown members.
  @Test func jsonIsReadLikeProtobufsMapping() {
    let text =
      #" {"arguments":null,"requestId":"12","verbosity":3,"x":{"y":[1]}}"# + "\n\t" + #"{"requestId":3,"cancel":false}"#
    var first = WorkRequest()
    first.id = 12
    first.verbosity = 3
    var second = WorkRequest()
    second.id = 3
    #expect(Self.decode(Array(text.utf8), .json, portion: 5).messages == [.request(first), .request(second)])
  }

  /// Malformed JSON with the expected id; nil if it is unreadable.
  @Test(
    arguments: [
      (#"{"requestId":4,"arguments":"x"}"#, 4), (#"{"requestId":4,"arguments":[1]}"#, 4),
      (#"{"requestId":4,"inputs":[1]}"#, 4), (#"{"requestId":4,"inputs":[{"path":1}]}"#, 4),
      (#"{"cancel":1}"#, 0), (#"{"requestId":4,"sandboxDir":[]}"#, 4), (#"{"requestId":4,"verbosity":1.5}"#, 4),
      (#"{"requestId":4,"arguments":["\q"]}"#, 4), (#"{"requestId":99999999999}"#, nil), (#"{"requestId":[1]}"#, nil),
      (#"{"requestId":4,]}"#, nil), ("x", nil), ("[]", nil), ("}", nil), (#"{"a" 1}"#, nil),
    ] as [(String, Int32?)])
  func malformedJSONHasAnId(text: String, id: Int32?) throws {
    let messages = Self.decode(Array(text.utf8), .json, portion: 3).messages
    try #require(messages.count == 1)
    switch messages[0] {
    case .malformed(let found, _): #expect(found == id)
    case .broken: #expect(id == nil)
    case .request: Issue.record("\(text) is a request")
    }
  }

  /// Malformed messages without their length, with the expected id; nil if it is unreadable.
  @Test(
    arguments: [
      ([3 << 3, 4, 1 << 3, 4], 4), ([3 << 3, 4, 1 << 3 | 2, 1, 0xFF], 4), ([1 << 3 | 2, 1, 0xFF, 3 << 3, 4], 4),
      ([3 << 3, 4, 2 << 3 | 2, 2, 1 << 3, 4], 4), ([4 << 3 | 2, 0], 0), ([3 << 3, 4, 6 << 3, 1], 4),
      ([3 << 3 | 2, 0], nil), ([3 << 3], nil), ([1 << 3 | 2, 9, 1], nil), ([1 << 3 | 3], nil), ([0, 1], nil),
      ([3 << 3, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], nil),
    ] as [([UInt8], Int32?)])
  func malformedMessagesHaveAnId(message: [UInt8], id: Int32?) throws {
    let messages = Self.decode([UInt8(message.count)] + message, .proto, portion: 3).messages
    try #require(messages.count == 1)
    switch messages[0] {
    case .malformed(let found, _): #expect(found == id)
    case .broken: #expect(id == nil)
    case .request: Issue.record("\(message) is a request")
    }
  }

  @Test func fieldsOfOtherTypesAreSkipped() {
    let message: [UInt8] = [9 << 3 | 1, 1, 2, 3, 4, 5, 6, 7, 8, 10 << 3 | 5, 1, 2, 3, 4, 3 << 3, 6, 11 << 3 | 2, 1, 0]
    var request = WorkRequest()
    request.id = 6
    #expect(Self.decode([UInt8(message.count)] + message, .proto, portion: 2).messages == [.request(request)])
  }

  @Test(arguments: WorkProtocol.allCases) func responsesAreEncoded(format: WorkProtocol) throws {
    let responses = [
      WorkResponse(), WorkResponse(exitCode: 1, output: "a \"b\"\n\u{1F600}##[x]", id: 300),
      WorkResponse(exitCode: -1, id: -1, wasCancelled: true),
    ]
    #expect(try WorkerClient.decode(responses.flatMap { format.encode($0) }, format) == responses)
  }

  /// Damaged streams give messages and end. They never trap, and never need more than the bytes that exist.
  @Test(arguments: WorkProtocol.allCases, Seeds.all) func damagedStreamsAreTotal(format: WorkProtocol, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let valid = Self.requests.flatMap { WorkerClient.encode($0, format) }
    for _ in 0..<Seeds.share(of: 4000) {
      var bytes = valid
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: position)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: position)
        }
      }
      let whole = Self.decode(bytes, format, portion: bytes.count)
      let parts = Self.decode(bytes, format, portion: Int.random(in: 1..<9, using: &random))
      #expect(whole.messages == parts.messages && whole.end == parts.end, "seed \(seed): \(bytes)")
      #expect(whole.messages.count <= bytes.count)
    }
  }
}
