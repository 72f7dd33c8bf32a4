import Source

/// The first difference of two texts.
struct LineDifference: Equatable {
  /// The line in the present text; empty at its end if lines are missing.
  var range: TextRange
  var kind: Kind

  /// How the present text differs from the desired one.
  enum Kind: Equatable {
    case lineEndings
    /// The desired text has this line instead.
    case replaced(String)
    /// The desired text ends before this line.
    case added
    /// The desired text continues with this line.
    case missing(String)
  }
}

/// Returns the first line of `bytes` that differs from the same line of `wanted`.
func firstDifference(_ bytes: [UInt8], _ wanted: [UInt8]) -> LineDifference {
  if bytes.filter({ $0 != UInt8(ascii: "\r") }) == wanted {
    return LineDifference(range: TextRange(at: 0), kind: .lineEndings)
  }
  let newline = UInt8(ascii: "\n")
  let common = zip(bytes, wanted).prefix { $0 == $1 }.count
  // The start of the line with the first difference.
  let start = bytes[..<common].lastIndex(of: newline).map { $0 + 1 } ?? 0
  let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
  let range = TextRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  let line = wanted[start...].prefix { $0 != newline }
  let text = String(decoding: line.prefix(200), as: UTF8.self).trimmed
  if start == wanted.count { return LineDifference(range: range, kind: .added) }
  if start == bytes.count { return LineDifference(range: range, kind: .missing(text)) }
  return LineDifference(range: range, kind: .replaced(text))
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
