import Source

/// The call that made a mock, as far as it takes to change it.
struct MockCreation: Hashable {
  /// The whole call, which ends with a parenthesis.
  let location: Location
  /// Those given, in the order of the text.
  let arguments: [Argument]

  struct Argument: Hashable {
    let label: Name?
    /// With the label.
    let range: TextRange
    let value: TextRange
  }

  init(_ location: Location, _ arguments: [TestExpression.Argument]) {
    self.location = location
    self.arguments = arguments.map { Argument(label: $0.label, range: $0.range, value: $0.value.range) }
  }

  /// The edits that give parameters values.
  ///
  /// - Parameters:
  ///   - values: with the labels, in the order of the parameters.
  ///   - order: the labels of all parameters that fields have, in their order.
  func edits(giving values: [(label: Name, text: String)], order: [Name]) -> [Diagnostic.Edit] {
    let file = location.file
    if arguments.isEmpty {
      let text = values.map(\.text).joined(separator: ", ")
      return [Diagnostic.Edit(Location(file, TextRange(at: location.range.upper - 1)), text)]
    }
    let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [Diagnostic.Edit] = []
    var inserted: [UInt32: String] = [:]
    for (label, text) in values {
      if let given = arguments.first(where: { $0.label == label }) {
        edits.append(Diagnostic.Edit(Location(file, given.range), text))
        continue
      }
      let position = positions[label] ?? order.count
      // Parameters that are no fields come last.
      let next = arguments.first { position < $0.label.flatMap { positions[$0] } ?? order.count }
      if let next {
        inserted[next.range.lower, default: ""] += text + ", "
      } else if let last = arguments.last {
        inserted[last.range.upper, default: ""] += ", " + text
      }
    }
    for (offset, text) in inserted { edits.append(Diagnostic.Edit(Location(file, TextRange(at: offset)), text)) }
    return edits.sorted { $0.location < $1.location }
  }
}
