/// The protobuf encoding of the two messages of the protocol.
///
/// See https://protobuf.dev/programming-guides/encoding/
enum WorkProto {
  /// Decodes one message without its length. Unknown fields are ignored.
  static func decode(_ bytes: [UInt8]) -> WorkMessage {
    var request = WorkRequest()
    // The other fields may be wrong, so the id is read first.
    guard let id = id(of: bytes) else { return .broken(reason: "The message is not in the protobuf format") }
    request.id = id
    var reader = ProtoReader(bytes[...])
    while let field = reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let bytes)):
        guard let text = String(validating: bytes, as: UTF8.self) else {
          return .malformed(id: id, reason: "'arguments' must be UTF-8")
        }
        request.arguments.append(text)
      case (2, .bytes(let bytes)):
        guard let input = input(bytes) else { return .malformed(id: id, reason: "'inputs' has a malformed element") }
        request.inputs.append(input)
      case (3, .varint): break
      case (4, .varint(let value)): request.isCancellation = value != 0
      case (5, .varint(let value)): request.verbosity = Int32(truncatingIfNeeded: value)
      case (6, .bytes(let bytes)):
        guard let text = String(validating: bytes, as: UTF8.self) else {
          return .malformed(id: id, reason: "'sandbox_dir' must be UTF-8")
        }
        request.sandboxFolder = text
      case (1, _), (2, _), (4, _), (5, _), (6, _):
        return .malformed(id: id, reason: "Field \(field.number) has a wrong type")
      default: break
      }
    }
    return .request(request)
  }

  /// Returns the id of a request, or nil if the bytes are no message.
  private static func id(of bytes: [UInt8]) -> Int32? {
    var reader = ProtoReader(bytes[...])
    var id: Int32 = 0
    while let field = reader.next() {
      guard field.number == 3 else { continue }
      guard case .varint(let value) = field.value else { return nil }
      id = Int32(truncatingIfNeeded: value)
    }
    return reader.isAtEnd ? id : nil
  }

  private static func input(_ bytes: ArraySlice<UInt8>) -> WorkRequest.Input? {
    var reader = ProtoReader(bytes)
    var input = WorkRequest.Input()
    while let field = reader.next() {
      switch (field.number, field.value) {
      case (1, .bytes(let bytes)):
        guard let path = String(validating: bytes, as: UTF8.self) else { return nil }
        input.path = path
      case (2, .bytes(let bytes)): input.digest = Array(bytes)
      case (1, _), (2, _): return nil
      default: break
      }
    }
    return reader.isAtEnd ? input : nil
  }

  /// Encodes a response with its length. Fields with default values are left out.
  static func encode(_ response: WorkResponse) -> [UInt8] {
    var message: [UInt8] = []
    func add(_ number: UInt8, _ value: Int32) {
      guard value != 0 else { return }
      message.append(number << 3)
      // Negative numbers have ten bytes.
      message += varint(UInt64(bitPattern: Int64(value)))
    }
    add(1, response.exitCode)
    if !response.output.isEmpty {
      message += [2 << 3 | 2] + varint(UInt64(response.output.utf8.count)) + response.output.utf8
    }
    add(3, response.id)
    add(4, response.wasCancelled ? 1 : 0)
    return varint(UInt64(message.count)) + message
  }

  static func varint(_ value: UInt64) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), value)
    while 0x80 <= rest {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}

/// Reads the fields of a protobuf message. It stops at the first malformed one.
struct ProtoReader {
  private var rest: ArraySlice<UInt8>
  private var isBroken = false

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether all bytes were read as fields.
  var isAtEnd: Bool { rest.isEmpty && !isBroken }

  struct Field {
    var number: UInt64
    var value: Value
  }

  enum Value {
    case varint(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// A number of four or eight bytes, which the protocol does not use.
    case fixed
  }

  /// Returns the next field; nil at the end and if the bytes are malformed.
  mutating func next() -> Field? {
    guard !isBroken, !rest.isEmpty else { return nil }
    if let field = field() { return field }
    isBroken = true
    return nil
  }

  private mutating func field() -> Field? {
    guard let tag = Self.varint(&rest), 0 < tag >> 3, tag >> 3 < 1 << 29 else { return nil }
    guard let value = value(wireType: tag & 7) else { return nil }
    return Field(number: tag >> 3, value: value)
  }

  private mutating func value(wireType: UInt64) -> Value? {
    switch wireType {
    case 0: return Self.varint(&rest).map { .varint($0) }
    case 1: return take(8).map { _ in .fixed }
    case 2: return Self.varint(&rest).flatMap { Int(exactly: $0) }.flatMap { take($0) }.map { .bytes($0) }
    case 5: return take(4).map { _ in .fixed }
    // Groups, which nothing writes anymore.
    default: return nil
    }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Takes a number of at most ten bytes; nil if it is incomplete or too long.
  static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for (index, byte) in bytes.prefix(10).enumerated() {
      if index == 9, 1 < byte { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte < 0x80 {
        bytes = bytes.dropFirst(index + 1)
        return value
      }
    }
    return nil
  }
}
