/// Decodes messages from a stream of bytes, in portions of any size. A frame has headers, an empty line, and as many
/// bytes as `Content-Length` says (LSP 3.17, "Base Protocol").
///
/// Header names are case-insensitive, and lines may lack a carriage return. Malformed input is reported once and
/// skipped up to the next possible header. So the decoder recovers from a client's error.
package struct FrameDecoder: Sendable {
  /// A decoded message or an error.
  package enum Item: Equatable, Sendable {
    /// The content of a message.
    case message([UInt8])
    /// The problem with bytes that are no message.
    case malformed(String)
  }

  /// The maximum length of a message. Longer lengths are errors, and must not exhaust memory.
  static let longestMessage = 256 << 20
  static let longestHeader = 8 << 10

  private enum State {
    case headers
    case content(Int)
    /// Skips input until the next header.
    case lost
  }

  private var state = State.headers
  private var buffer: [UInt8] = []
  /// The offset of the first unread byte in the buffer.
  private var start = 0

  package init() {}

  /// Whether all received bytes have been decoded.
  package var isEmpty: Bool { start == buffer.count }

  /// Decodes more bytes. Returns the completed items in order.
  ///
  /// - Complexity: linear in the number of bytes over all calls.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Item] {
    buffer += bytes
    var items: [Item] = []
    while let item = next() { items.append(item) }
    if buffer.count < 2 * start || buffer.count == start {
      buffer.removeFirst(start)
      start = 0
    }
    return items
  }

  private mutating func next() -> Item? {
    if case .lost = state {
      guard findHeader() else { return nil }
      state = .headers
    }
    if case .headers = state {
      let end = endOfHeaders()
      guard let end, end - start <= Self.longestHeader else {
        guard Self.longestHeader < buffer.count - start else { return nil }
        return lose("the header is too long")
      }
      let length = contentLength(in: buffer[start..<end])
      switch length {
      case .success(let length):
        start = end
        state = .content(length)
      case .failure(let problem): return lose(problem.message)
      }
    }
    guard case .content(let length) = state, length <= buffer.count - start else { return nil }
    defer {
      start += length
      state = .headers
    }
    return .message(Array(buffer[start..<start + length]))
  }

  /// Skips malformed input. The current line may still contain the header of the next frame.
  private mutating func lose(_ problem: String) -> Item {
    start += 1
    state = .lost
    return .malformed(problem)
  }

  // MARK: Headers

  /// Returns the end of the empty line after the headers.
  private func endOfHeaders() -> Int? {
    var index = start
    while let newline = buffer[index...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = buffer[index..<newline]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return newline + 1 }
      index = newline + 1
    }
    return nil
  }

  /// A problem with the headers of a frame.
  private struct Problem: Error {
    let message: String
  }

  /// Returns the content length. Other headers and malformed lines are ignored.
  private func contentLength(in headers: ArraySlice<UInt8>) -> Result<Int, Problem> {
    var length: Int?
    for line in headers.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      guard line[..<colon].trimmed.lowercased.elementsEqual(Self.name) else { continue }
      let digits = line[(colon + 1)...].trimmed
      guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        return .failure(Problem(message: "Content-Length is not a number"))
      }
      guard let value = Int(String(decoding: digits, as: UTF8.self)), value <= Self.longestMessage else {
        return .failure(Problem(message: "Content-Length is larger than \(Self.longestMessage)"))
      }
      length = value
    }
    return length.map { .success($0) } ?? .failure(Problem(message: "Content-Length is missing"))
  }

  /// Moves to the next `Content-Length` header. Returns whether there is one.
  private mutating func findHeader() -> Bool {
    while start + Self.name.count < buffer.count {
      if buffer[start..<start + Self.name.count].lowercased.elementsEqual(Self.name),
        buffer[start + Self.name.count] == UInt8(ascii: ":")
      {
        return true
      }
      start += 1
    }
    return false
  }

  private static let name = Array("content-length".utf8)
}

extension ArraySlice<UInt8> {
  /// The bytes without leading and trailing blanks.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    var result = drop(while: isBlank)
    while let last = result.last, isBlank(last) { result.removeLast() }
    return result
  }

  fileprivate var lowercased: LazyMapSequence<ArraySlice<UInt8>, UInt8> {
    lazy.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}
