import Source
import SwiftLowering

/// A use of a function, with the number by which the types of its declaration know it.
struct CallSite {
  /// The number of the expression; -1 for one that no code has.
  let number: Int32
  let arguments: [SwiftExpression.Argument]
  let range: TextRange

  /// - Parameter expression: the call, or the name of a property.
  init(_ expression: SwiftExpression, _ arguments: [SwiftExpression.Argument] = []) {
    (number, range) = (expression.number, expression.range)
    self.arguments = arguments
  }

  /// A call that no code has.
  init(_ arguments: [SwiftExpression.Argument] = [], at range: TextRange = TextRange(at: 0)) {
    number = -1
    self.arguments = arguments
    self.range = range
  }
}
