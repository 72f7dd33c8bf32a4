import Source
import SwiftSyntax

/// Orders operators by the precedences of the standard library.
///
/// Operators that change a place, `is`, `as?` and unknown operators are parts of opaque syntax.
extension Lowering {
  /// Operands with the operators between them.
  mutating func sequence(_ nodes: [ExprSyntax]) -> SwiftExpression.Content {
    var list = nodes[...]
    // `try` covers the rest of the expression.
    if let first = list.first?.as(TryExprSyntax.self) {
      list[list.startIndex] = first.expression
      let rest = sequence(Array(list))
      return .attempt(attempt(first), make(rest, range(list)))
    }
    if let first = list.first?.as(AwaitExprSyntax.self) { list[list.startIndex] = first.expression }
    guard 1 < list.count else { return list.first.map { expression($0).content } ?? .opaque(Mentions()) }
    guard list.count <= Self.lengthLimit else { return .opaque(opaque(list)) }
    return nested { $0.split(list) } ?? .opaque(mentions(list))
  }

  /// Longer sequences are opaque.
  private static let lengthLimit = 200
  /// Operators that would nest deeper stay in a flat sequence.
  private static let foldingLimit = 60

  private mutating func split(_ list: ArraySlice<ExprSyntax>) -> SwiftExpression.Content {
    if let index = list.firstIndex(where: { isAssignment($0) }) {
      let (first, second) = operands(list, index)
      if list[index].is(AssignmentExprSyntax.self) { return .assignment(first, second) }
      let sign = self.operator(list[index])
      if sign.name == Self.addition { return .addition(first, second) }
      return opaque(list, as: .binary(first, sign, second))
    }
    if let index = list.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = list[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .ternary(
        operand(list[..<index]), expression(ternary.thenExpression), operand(list[(index + 1)...]))
    }
    let names = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if names.allSatisfy(Self.known.contains) { return binary(list) }
    guard names.count == 1 || names.allSatisfy({ OperatorPrecedence(of: $0) != nil }) else {
      guard let flat = flat(list) else { return .opaque(opaque(list)) }
      return opaque(list, as: flat)
    }
    let content = binary(list)
    if case .opaque = content { return content }
    return opaque(list, as: content)
  }

  /// Splits a sequence at the operator with the lowest precedence.
  private mutating func binary(_ list: ArraySlice<ExprSyntax>) -> SwiftExpression.Content {
    let all = list.indices.filter { isOperator(list[$0]) }
    if Self.foldingLimit < depth + all.count, all.allSatisfy({ isEager(list[$0]) }), let flat = flat(list) {
      return flat
    }
    guard let lowest = all.map({ precedence(list[$0]) }).min() else { return .opaque(opaque(list)) }
    let found =
      lowest.isRightAssociative
      ? all.first { precedence(list[$0]) == lowest } : all.last { precedence(list[$0]) == lowest }
    guard let index = found, list.startIndex < index, index < list.endIndex - 1 else { return .opaque(opaque(list)) }
    if lowest == .casting { return cast(list, index) }
    guard list[index].is(BinaryOperatorExprSyntax.self) else { return .opaque(opaque(list)) }
    let (first, second) = operands(list, index)
    let sign = self.operator(list[index])
    switch sign.name {
    case "||": return .or(first, second)
    case "&&": return .and(first, second)
    case "??": return .nilCoalescing(first, second)
    case "==": return .equality(first, second, isNegated: false)
    case "!=": return .equality(first, second, isNegated: true)
    default: return .binary(first, sign, second)
    }
  }

  /// `value as Type`, `value as! Type`, `value as? Type` or `value is Type`.
  private mutating func cast(_ list: ArraySlice<ExprSyntax>, _ index: Int) -> SwiftExpression.Content {
    guard index == list.endIndex - 2, let target = list[index + 1].as(TypeExprSyntax.self) else {
      return .opaque(opaque(list))
    }
    let value = operand(list[..<index])
    let type = written(target.type)
    guard let node = list[index].as(UnresolvedAsExprSyntax.self) else {
      return opaque(list, as: .typeCheck(value, type))
    }
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      return opaque(list, as: .conditionalCast(value, type))
    }
    let isPlain = !list.contains { $0.is(BinaryOperatorExprSyntax.self) }
    return isPlain ? .coercion(value, type) : opaque(list, as: .coercion(value, type))
  }

  /// The operands and operators without an order; nil if there are casts.
  private mutating func flat(_ list: ArraySlice<ExprSyntax>) -> SwiftExpression.Content? {
    guard !list.contains(where: { isCast($0) }) else { return nil }
    var operands: [SwiftExpression] = []
    var operators: [SwiftOperator] = []
    for node in list {
      if isOperator(node) { operators.append(self.operator(node)) } else { operands.append(expression(node)) }
    }
    return operands.count == operators.count + 1 ? .sequence(operands, operators) : nil
  }

  // MARK: Parts

  private mutating func operands(
    _ list: ArraySlice<ExprSyntax>, _ index: Int
  ) -> (SwiftExpression, SwiftExpression) {
    let first = operand(list[..<index])
    return (first, operand(list[(index + 1)...]))
  }

  private mutating func operand(_ list: ArraySlice<ExprSyntax>) -> SwiftExpression {
    if list.count == 1, let only = list.first { return expression(only) }
    let content = sequence(Array(list))
    return make(content, range(list))
  }

  private mutating func opaque(
    _ list: ArraySlice<ExprSyntax>, as content: SwiftExpression.Content
  ) -> SwiftExpression.Content {
    var result = mentions(list)
    result.isValue = true
    result.parts = [.expression(make(content, range(list)))]
    return .opaque(result)
  }

  private mutating func opaque(_ list: ArraySlice<ExprSyntax>) -> Mentions {
    var result = mentions(list)
    for node in list where !node.is(BinaryOperatorExprSyntax.self) { result.parts += parts(Syntax(node)) }
    return result
  }

  private func range(_ list: ArraySlice<ExprSyntax>) -> TextRange {
    guard let first = list.first, let last = list.last else { return TextRange(at: 0) }
    return range(first).union(range(last))
  }

  private func mentions(_ list: ArraySlice<ExprSyntax>) -> Mentions {
    var result = Mentions()
    for node in list {
      let more = mentions(node)
      result.mayExit = result.mayExit || more.mayExit
      for name in more.names where !result.names.contains(name) { result.names.append(name) }
    }
    return result
  }

  // MARK: Operators

  private func isOperator(_ node: ExprSyntax) -> Bool { node.is(BinaryOperatorExprSyntax.self) || isCast(node) }

  private func isCast(_ node: ExprSyntax) -> Bool {
    node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self)
  }

  /// Whether an operator evaluates both operands, and has no node of its own.
  private func isEager(_ node: ExprSyntax) -> Bool {
    guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return !["||", "&&", "??", "==", "!="].contains(text)
  }

  private func isAssignment(_ node: ExprSyntax) -> Bool {
    node.is(AssignmentExprSyntax.self) || precedence(node) == .assignment
  }

  private func `operator`(_ node: ExprSyntax) -> SwiftOperator {
    let token = node.as(BinaryOperatorExprSyntax.self)?.operator
    return SwiftOperator(name: Name(token?.text ?? ""), range: range(node))
  }

  /// Unknown operators have no precedence, so they stand alone.
  private func precedence(_ node: ExprSyntax) -> OperatorPrecedence {
    guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .casting }
    return OperatorPrecedence(of: text) ?? .shift
  }

  private static let addition: Name = "+="

  /// Operators that evaluate both sides and change nothing, and the operators with nodes of their own.
  private static let known: Set<String> = [
    "||", "&&", "==", "!=", "??", "===", "!==", "<", ">", "<=", ">=", "~=", "+", "-", "*", "/", "%", "&+", "&-", "&*",
    "&",
    "|", "^", "<<", ">>", "...", "..<",
  ]
}
