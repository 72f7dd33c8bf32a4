/// The conditions of `#if` around a point.
struct ConditionStack {
  private var open: [Clause] = []

  /// The maximum number of conditions, and of enclosing types, around a declaration. With more, the outline could be
  /// quadratic.
  static let limit = 64

  /// The current clause of an `#if`.
  private struct Clause {
    /// The conditions of the preceding clauses, which must be false.
    var others: ArraySlice<String>
    /// Nil for `#else`.
    var condition: String?
  }

  /// The conditions that must hold, outermost first.
  var all: [String] {
    open.flatMap { clause in clause.others.map { "!(\($0))" } + [clause.condition].compactMap(\.self) }
  }

  /// The number of conditions that must hold. Far beyond the limit, it may be too small.
  var count: Int { open.reduce(0) { $0 + $1.others.count + 1 } }

  /// Records a directive.
  ///
  /// - Parameters:
  ///   - word: `#if`, `#elseif`, `#else` or `#endif`.
  ///   - rest: the rest of the line.
  mutating func take(_ word: String, _ rest: String) {
    let condition = Self.condition(rest)
    switch word {
    case "#if": open.append(Clause(others: [], condition: condition))
    case "#endif": _ = open.popLast()
    default:
      guard let clause = open.popLast() else { return }
      open.append(
        Clause(
          others: (clause.others + [clause.condition].compactMap(\.self)).suffix(Self.limit + 1),
          condition: word == "#elseif" ? condition : nil))
    }
  }

  /// Returns the condition without comments and surrounding spaces.
  private static func condition(_ line: String) -> String {
    var bytes = Array(line.utf8)
    if let comment = zip(bytes, bytes.dropFirst()).enumerated().first(where: { $0.element == (0x2F, 0x2F) }) {
      bytes.removeSubrange(comment.offset...)
    }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
