import Source
import SwiftCode
import SwiftLowering

/// The call that made a mock, with the places that edits need.
struct MockCreation: Hashable {
  /// The whole call, which ends with a parenthesis.
  let location: Location
  /// The arguments, in the order of the text.
  let arguments: [Argument]

  struct Argument: Hashable {
    let label: Name?
    /// The range of the argument with its label.
    let range: TextRange
    let value: TextRange
  }

  init(_ location: Location, _ arguments: [SwiftExpression.Argument]) {
    self.location = location
    self.arguments = arguments.map { Argument(label: $0.label, range: $0.range, value: $0.value.range) }
  }

  /// Returns the edits that give parameters values.
  ///
  /// - Parameters:
  ///   - values: labeled arguments in the order of the parameters.
  ///   - order: the labels of all parameters for fields, in their order.
  func edits(giving values: [SwiftCode.Argument], order: [String]) -> [Diagnostic.Edit] {
    let file = location.file
    if arguments.isEmpty {
      let text = values.map(\.text).joined(separator: ", ")
      return [Diagnostic.Edit(Location(file, TextRange(at: location.range.upper - 1)), text)]
    }
    let positions = Dictionary(
      order.enumerated().map { (Name($1.bare), $0) }, uniquingKeysWith: { first, _ in first })
    var edits: [Diagnostic.Edit] = []
    var inserted: [UInt32: String] = [:]
    for value in values {
      let label = Name((value.label ?? "").bare)
      if let given = arguments.first(where: { $0.label == label }) {
        edits.append(Diagnostic.Edit(Location(file, given.range), value.text))
        continue
      }
      let position = positions[label] ?? order.count
      // Parameters without fields come last.
      let next = arguments.first { position < $0.label.flatMap { positions[$0] } ?? order.count }
      if let next {
        inserted[next.range.lower, default: ""] += value.text + ", "
      } else if let last = arguments.last {
        inserted[last.range.upper, default: ""] += ", " + value.text
      }
    }
    for (offset, text) in inserted { edits.append(Diagnostic.Edit(Location(file, TextRange(at: offset)), text)) }
    return edits.sorted { $0.location < $1.location }
  }
}

extension String {
  /// A name without backticks.
  fileprivate var bare: String { filter { $0 != "`" } }
}
