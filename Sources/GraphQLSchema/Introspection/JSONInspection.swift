import JSONSyntax

/// Formats JSON in messages, as graphql-js does.
enum JSONInspection {
  private static let maximalDepth = 2
  private static let maximalElements = 10

  /// Returns the text of a value, down to the second level and with at most ten elements of each array.
  static func text(_ value: JSONValue, depth: Int = 0) -> String {
    switch value.kind {
    case .object:
      let members = Array(value.members)
      if members.isEmpty { return "{}" }
      if maximalDepth <= depth { return "[Object]" }
      let parts = members.map { "\($0.key.string ?? ""): \(text($0.value, depth: depth + 1))" }
      return "{ " + parts.joined(separator: ", ") + " }"
    case .array:
      let elements = Array(value.elements)
      if elements.isEmpty { return "[]" }
      if maximalDepth <= depth { return "[Array]" }
      var parts = elements.prefix(maximalElements).map { text($0, depth: depth + 1) }
      let rest = elements.count - parts.count
      if 0 < rest { parts.append(rest == 1 ? "... 1 more item" : "... \(rest) more items") }
      return "[" + parts.joined(separator: ", ") + "]"
    case .string: return "\"\(value.sourceText)\""
    default: return value.sourceText
    }
  }
}
