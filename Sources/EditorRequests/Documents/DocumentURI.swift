/// Conversions between `file` URIs and paths (RFC 3986, RFC 8089).
///
/// Clients differ in the characters that they escape, so documents are identified by decoded paths.
package enum DocumentURI {
  /// Returns the absolute path of a URI, or nil if it isn't a file of this machine.
  package static func path(_ uri: String) -> String? {
    let scheme = "file:"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)[...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || String(Substring(host)).lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == UInt8(ascii: "/"), let bytes = decoded(rest), !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the URI of an absolute path.
  package static func uri(_ path: String) -> String { "file://" + encoded(path) }

  /// Returns the part of a `file` URI before its path: `file:`, `file://` or `file://localhost`, as the client spells
  /// it.
  package static func start(of uri: String) -> String? {
    guard path(uri) != nil else { return nil }
    let scheme = uri.utf8.prefix(5)
    let rest = uri.utf8.dropFirst(5)
    guard rest.starts(with: "//".utf8) else { return String(Substring(scheme)) }
    return String(Substring(scheme)) + "//" + String(Substring(rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }))
  }

  /// Returns the path part of a URI.
  package static func encoded(_ path: some StringProtocol) -> String {
    var result = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var bytes = text.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = bytes.next().flatMap(digit), let low = bytes.next().flatMap(digit) else { return nil }
      result.append(high << 4 | low)
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
