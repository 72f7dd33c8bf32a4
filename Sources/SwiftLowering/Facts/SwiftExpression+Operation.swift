import Source

extension SwiftExpression {
  /// The operands in their order and the operators, if all operands are evaluated; nil for other expressions.
  package var operation: (operands: [SwiftExpression], operators: [Name])? {
    switch content {
    case .prefix(let sign, let operand), .postfix(let operand, let sign): return ([operand], [sign.name])
    case .sequence(let operands, let signs): return (operands, signs.map(\.name))
    case .binary(let first, let sign, let second):
      let left = first.binaryOperation
      let right = second.binaryOperation
      return (left.operands + right.operands, left.operators + [sign.name] + right.operators)
    default: return nil
    }
  }

  /// The name and the operands of an operator; nil for other expressions.
  package var application: (name: Name, operands: [SwiftExpression])? {
    switch content {
    case .and(let first, let second): ("&&", [first, second])
    case .or(let first, let second): ("||", [first, second])
    case .not(let operand): ("!", [operand])
    case .nilCoalescing(let first, let second): ("??", [first, second])
    case .equality(let first, let second, let isNegated): (isNegated ? "!=" : "==", [first, second])
    case .prefix(let sign, let operand): (sign.name, [operand])
    case .postfix(let operand, let sign): (sign.name, [operand])
    case .binary(let first, let sign, let second): (sign.name, [first, second])
    case .addition(let place, let value): ("+=", [place, value])
    default: nil
    }
  }

  /// The operands of binary operators; the expression itself if it is none.
  private var binaryOperation: (operands: [SwiftExpression], operators: [Name]) {
    if case .binary = content { operation ?? ([self], []) } else { ([self], []) }
  }
}
