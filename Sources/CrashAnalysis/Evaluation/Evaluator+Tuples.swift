import Source
import SwiftLowering

/// Assignments to tuples.
extension Evaluator {
  /// `(a, b) = value`. The whole value is evaluated before the first part changes.
  mutating func assign(_ expression: SwiftExpression, toParts targets: [SwiftExpression.Argument]) {
    let visible = frame.names
    defer { frame.names = visible }
    // Labels can change the order.
    let isInOrder = targets.allSatisfy { $0.label == nil }
    var parts = targets.map { named(.unknown, at: $0.value.range) }
    if case .tuple(let written) = expression.content, written.count == targets.count, isInOrder {
      parts = written.map { $0.value.isLiteral ? $0.value : named(evaluate($0.value), at: $0.value.range) }
    } else {
      let value = evaluate(expression)
      if case .tuple(let values) = value, values.count == targets.count, isInOrder {
        parts = values.map { named($0, at: expression.range) }
      } else {
        escape(value)
      }
    }
    for (target, part) in zip(targets, parts) { assign(part, to: target.value) }
  }
}
