/// Checks that generated Swift has matching brackets, and strings and comments that end.
///
/// It parses line comments, nested block comments, strings with escapes, raw strings and multiline strings. That
/// suffices to detect schema text that has escaped its literal or comment.
package enum SwiftBalance {
  /// Returns the first problem, or nil.
  package static func violation(in bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    var open: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 10 && $0 != 13 }
      } else if rest.starts(with: "/*".utf8) {
        guard skipComment(&rest) else { return "a comment does not end" }
      } else if byte == UInt8(ascii: "\"") || rest.drop(while: { $0 == UInt8(ascii: "#") }).first == UInt8(ascii: "\"")
      {
        guard skipString(&rest) else { return "a string does not end" }
      } else {
        rest = rest.dropFirst()
        if let close = closer(of: byte) { open.append(close) }
        if ")]}".utf8.contains(byte), open.popLast() != byte { return "brackets do not match" }
      }
    }
    return open.isEmpty ? nil : "a bracket is not closed"
  }

  private static func closer(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private static func skipComment(_ rest: inout ArraySlice<UInt8>) -> Bool {
    var depth = 0
    while !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return true }
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }

  private static func skipString(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let hashes = Array(rest.prefix { $0 == UInt8(ascii: "#") })
    rest = rest.dropFirst(hashes.count)
    let isLong = rest.starts(with: "\"\"\"".utf8)
    let quotes = Array((isLong ? "\"\"\"" : "\"").utf8)
    rest = rest.dropFirst(quotes.count)
    while let byte = rest.first {
      if rest.starts(with: quotes + hashes) {
        rest = rest.dropFirst(quotes.count + hashes.count)
        return true
      }
      if !isLong, byte == 10 || byte == 13 { return false }
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") && hashes.isEmpty ? 2 : 1)
    }
    return false
  }
}
