import Source

extension SwiftExpression {
  /// The operands in their order and the operators, if all operands are evaluated; nil for other expressions.
  package var operation: (operands: [SwiftExpression], operators: [Name])? {
    switch content {
    case .prefix(let sign, let operand): return ([operand], [sign.name])
    case .sequence(let operands, let signs): return (operands, signs.map(\.name))
    case .binary(let first, let sign, let second):
      let left = first.binaryOperation
      let right = second.binaryOperation
      return (left.operands + right.operands, left.operators + [sign.name] + right.operators)
    default: return nil
    }
  }

  /// The operands of binary operators; the expression itself if it is none.
  private var binaryOperation: (operands: [SwiftExpression], operators: [Name]) {
    if case .binary = content { operation ?? ([self], []) } else { ([self], []) }
  }
}
