/// Decodes a stream of requests that arrives in portions of any size.
package struct WorkStream {
  private let format: WorkProtocol
  private var objects = JSONObjectSplitter()
  /// The bytes of the message in the protobuf format that is not complete.
  private var bytes: [UInt8] = []

  /// The maximum size of a request in bytes. A request with 100,000 inputs has about 20 MB.
  private static let largestRequest = 256 << 20

  package init(_ format: WorkProtocol) { self.format = format }

  package mutating func append(_ portion: [UInt8]) {
    switch format {
    case .json: objects.append(portion)
    case .proto: bytes += portion
    }
  }

  /// Whether the stream may end here, so that no request is incomplete.
  package var isAtBoundary: Bool {
    switch format {
    case .json: objects.isAtBoundary
    case .proto: bytes.isEmpty
    }
  }

  /// Returns the next message, or nil if more bytes are needed.
  package mutating func next() -> WorkMessage? {
    switch format {
    case .json: nextObject()
    case .proto: nextMessage()
    }
  }

  private static let tooLarge = WorkMessage.broken(reason: "The request is larger than \(largestRequest >> 20) MiB")

  private mutating func nextObject() -> WorkMessage? {
    switch objects.next() {
    case .object(let object): WorkJSON.decode(object)
    case .unexpected(let byte):
      .broken(reason: "Expected '{', found the byte \(byte); are the messages in the format of '--protocol proto'?")
    case nil: Self.largestRequest < objects.count ? Self.tooLarge : nil
    }
  }

  private mutating func nextMessage() -> WorkMessage? {
    var rest = bytes[...]
    guard let count = ProtoReader.varint(&rest) else {
      return bytes.count < 10 ? nil : .broken(reason: "Expected the length of a message")
    }
    guard count <= UInt64(Self.largestRequest) else { return Self.tooLarge }
    guard Int(count) <= rest.count else { return nil }
    let message = Array(rest.prefix(Int(count)))
    bytes = Array(rest.dropFirst(Int(count)))
    return WorkProto.decode(message)
  }
}
