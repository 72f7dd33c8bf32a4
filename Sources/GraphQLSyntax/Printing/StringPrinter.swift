import Source

/// Prints strings as GraphQL literals.
package enum StringPrinter {
  /// Returns a quoted string with escapes. See https://spec.graphql.org/September2025/#sec-String-Value
  package static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a block string with the value `value`, which must have no control characters or common indentation.
  ///
  /// The value has its own lines if it is long, has several lines, or ends with a character that would change the
  /// closing quotes.
  package static func block(_ value: String) -> String {
    let escaped = escapeTripleQuotes(value)
    let lines = BlockString.splitLines(Array(escaped.utf8))
    let isSingleLine = lines.count == 1
    let startsBlank: (ArraySlice<UInt8>) -> Bool = { $0.first.map(BlockString.isIndentation) ?? true }
    let forcesLeadingNewline = !isSingleLine && lines.dropFirst().allSatisfy(startsBlank)
    let endsInTripleQuotes = escaped.hasSuffix("\\\"\"\"")
    let endsInQuote = value.hasSuffix("\"") && !endsInTripleQuotes
    let forcesTrailingNewline = endsInQuote || value.hasSuffix("\\")
    let isLong = 70 < value.utf16.count
    let hasOwnLines =
      !isSingleLine || isLong || forcesTrailingNewline || forcesLeadingNewline || endsInTripleQuotes
    let skipsLeadingNewline = isSingleLine && value.utf8.first.map(BlockString.isIndentation) ?? false

    var result = "\"\"\""
    if hasOwnLines && !skipsLeadingNewline || forcesLeadingNewline { result += "\n" }
    result += escaped
    if hasOwnLines || forcesTrailingNewline { result += "\n" }
    return result + "\"\"\""
  }

  private static func escapeTripleQuotes(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "\"")) else { return value }
    let quote = UInt8(ascii: "\"")
    let bytes = Array(value.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: [quote, quote, quote]) {
        result += [UInt8(ascii: "\\"), quote, quote, quote]
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
