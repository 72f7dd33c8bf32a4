/// Splits a stream of JSON objects that follow each other, with or without white space between them.
///
/// It reads each byte once and keeps only the object that is not complete.
struct JSONObjectSplitter {
  private var buffer: [UInt8] = []
  /// The position up to which the buffer has been read.
  private var position = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether the stream may end here.
  var isAtBoundary: Bool { depth == 0 && buffer[position...].allSatisfy(Self.isBlank) }

  /// The number of bytes of the object that is not complete.
  var count: Int { buffer.count }

  mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  /// The next part of the stream.
  enum Part: Equatable {
    case object([UInt8])
    /// A byte that begins no object.
    case unexpected(UInt8)
  }

  /// Returns the next part, or nil if more bytes are needed.
  mutating func next() -> Part? {
    while position < buffer.count {
      let byte = buffer[position]
      if depth == 0 {
        if Self.isBlank(byte) {
          position += 1
          continue
        }
        guard byte == UInt8(ascii: "{") else { return .unexpected(byte) }
        buffer.removeFirst(position)
        position = 0
      }
      position += 1
      if isEnd(byte) { return .object(takeObject()) }
    }
    return nil
  }

  /// Updates the state. Returns whether the byte ends the object.
  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
    return depth == 0
  }

  private mutating func takeObject() -> [UInt8] {
    let object = Array(buffer[..<position])
    buffer.removeFirst(position)
    position = 0
    return object
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
