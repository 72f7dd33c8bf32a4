import Foundation
import TestSupport

/// Reads messages from the output of a server strictly: only frames of one form are allowed, each with a JSON object.
struct ReceivedFrames {
  private var buffer: [UInt8] = []
  private var start = 0
  /// The first invalid frame.
  private(set) var problem: String?

  /// Whether every byte belongs to a complete message.
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
  /// The JSON text, equal for equal values; empty if it can't be written.
  var text: String { (try? data()).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
