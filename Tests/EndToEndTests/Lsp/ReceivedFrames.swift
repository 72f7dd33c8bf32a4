import Foundation
import TestSupport

/// Takes the messages out of what a server writes, and is strict: a server's output has frames of one form, each with a
/// JSON object in it, and nothing else.
struct ReceivedFrames {
  private var buffer: [UInt8] = []
  private var start = 0
  /// The first thing that was no frame.
  private(set) var problem: String?

  /// Whether nothing is left that belongs to no message.
  var isWhole: Bool { start == buffer.count && problem == nil }

  /// - Returns: the contents that these bytes complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Data] {
    buffer += bytes
    var contents: [Data] = []
    while let content = next() { contents.append(content) }
    if buffer.count < 2 * start {
      buffer.removeFirst(start)
      start = 0
    }
    return contents
  }

  private mutating func next() -> Data? {
    let separator = Array("\r\n\r\n".utf8)
    guard problem == nil else { return nil }
    guard let end = buffer[start...].firstRange(of: separator) else {
      if 100 < buffer.count - start { problem = "no frame: \(text(start..<start + 100))" }
      return nil
    }
    let header = text(start..<end.lowerBound)
    guard let match = header.wholeMatch(of: /Content-Length: ([1-9][0-9]*)/), let length = Int(match.output.1) else {
      problem = "no header: \(header)"
      return nil
    }
    guard end.upperBound + length <= buffer.count else { return nil }
    start = end.upperBound + length
    let content = Data(buffer[end.upperBound..<start])
    guard let message = try? JSON.parse(content), message["jsonrpc"].string == "2.0" else {
      problem = "no message: \(String(decoding: content, as: UTF8.self))"
      return nil
    }
    return content
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: buffer[range], as: UTF8.self) }
}

extension JSON {
  /// As text that is the same for the same value; empty for what cannot be written.
  var text: String { (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
