import JSONSyntax

/// Encodes messages as frames.
package enum FrameEncoder {
  package static func frame(_ message: JSONTree) -> [UInt8] {
    let content = message.compactBytes
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
