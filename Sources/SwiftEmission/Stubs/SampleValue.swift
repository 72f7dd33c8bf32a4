/// A JSON value in a sample.
package indirect enum SampleValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case list([SampleValue])
  /// The members in the order of the response.
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: SampleValue

    package init(_ key: String, _ value: SampleValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value as JSON on one line without whitespace. Recurses to the depth of the value.
  package var json: String {
    var text = ""
    print(to: &text)
    return text
  }

  private func print(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += value.isFinite ? String(value) : "0.0"
    case .string(let value): Self.print(value, to: &text)
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if 0 < index { text += "," }
        value.print(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if 0 < index { text += "," }
        Self.print(member.key, to: &text)
        text += ":"
        member.value.print(to: &text)
      }
      text += "}"
    }
  }

  /// Appends a string with only the escapes that JSON requires.
  private static func print(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
