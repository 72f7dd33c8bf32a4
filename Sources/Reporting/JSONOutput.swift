/// A JSON value on its way out. Objects keep the order in which their members are given, so that equal values print as
/// equal bytes.
package enum JSONOutput: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONOutput])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONOutput

    package init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// Whether a value is spread over lines or stands on one.
  package enum Layout: Sendable {
    case indented, compact
  }

  /// The text, without a newline at its end.
  package func text(_ layout: Layout = .indented) -> String {
    var output = ""
    write(to: &output, layout, indent: 0)
    return output
  }

  private func write(to output: inout String, _ layout: Layout, indent: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += String(value)
    case .string(let value): Self.writeString(value, to: &output)
    case .array(let values):
      Self.writeList(values, "[", "]", to: &output, layout, indent) { value, output in
        value.write(to: &output, layout, indent: indent + 1)
      }
    case .object(let members):
      Self.writeList(members, "{", "}", to: &output, layout, indent) { member, output in
        Self.writeString(member.key, to: &output)
        output += layout == .indented ? ": " : ":"
        member.value.write(to: &output, layout, indent: indent + 1)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, to output: inout String, _ layout: Layout, _ indent: Int,
    _ write: (Element, inout String) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      if 0 < index { output += "," }
      if layout == .indented { output += "\n" + String(repeating: "  ", count: indent + 1) }
      write(element, &output)
    }
    if layout == .indented, !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
    output += close
  }

  /// Escapes what JSON demands, and also what JSON allows but terminals and JavaScript act upon: DEL, C1 and
  /// bidirectional controls, and line separators.
  private static func writeString(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where standIn(scalar) != nil:
        let hex = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONOutput)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
