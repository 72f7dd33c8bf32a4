import Source
import SwiftSyntax

/// Orders operators by the precedences of the standard library, if these decide which operands are evaluated.
/// Expressions with other operators are not followed.
extension Lowering {
  /// Operands with the operators between them.
  mutating func sequence(_ nodes: [ExprSyntax]) -> TestExpression.Content {
    var list = nodes[...]
    // `try` covers the rest of the expression.
    if let first = list.first?.as(TryExprSyntax.self) {
      list[list.startIndex] = first.expression
      let rest = sequence(Array(list))
      return .attempt(attempt(first), TestExpression(rest, range(list)))
    }
    if let first = list.first?.as(AwaitExprSyntax.self) { list[list.startIndex] = first.expression }
    guard 1 < list.count else { return list.first.map { expression($0).content } ?? .opaque(Mentions()) }
    guard list.count <= Self.lengthLimit else { return .opaque(opaque(list)) }
    return nested { $0.split(list) } ?? .opaque(mentions(list))
  }

  private mutating func split(_ list: ArraySlice<ExprSyntax>) -> TestExpression.Content {
    if let index = list.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return .assignment(operand(list[..<index]), operand(list[(index + 1)...]))
    }
    if let index = list.firstIndex(where: { isOperator($0, "+=") }) {
      return .addition(operand(list[..<index]), operand(list[(index + 1)...]))
    }
    if let index = list.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = list[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return .ternary(
        operand(list[..<index]), expression(ternary.thenExpression), operand(list[(index + 1)...]))
    }
    let operators = list.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.allSatisfy(Self.known.contains) else {
      return opaque(list, as: TestExpression(binary(list, operators), range(list)))
    }
    return binary(list, operators)
  }

  private mutating func binary(_ list: ArraySlice<ExprSyntax>, _ operators: [String]) -> TestExpression.Content {
    for (text, make) in Self.shortCircuits {
      guard let index = list.lastIndex(where: { isOperator($0, text) }) else { continue }
      return make(operand(list[..<index]), operand(list[(index + 1)...]))
    }
    for text in ["==", "!="] {
      guard let index = list.firstIndex(where: { isOperator($0, text) }) else { continue }
      return .equality(operand(list[..<index]), operand(list[(index + 1)...]), isNegated: text == "!=")
    }
    if let index = list.firstIndex(where: { isOperator($0, "??") }) {
      return .nilCoalescing(operand(list[..<index]), operand(list[(index + 1)...]))
    }
    if let cast = cast(list) { return cast }
    let hasCast = list.contains { $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self) }
    guard !operators.isEmpty, !hasCast else { return .opaque(opaque(list)) }
    var operands: [TestExpression] = []
    for node in list where !node.is(BinaryOperatorExprSyntax.self) { operands.append(expression(node)) }
    return .operators(operands, operators.map { Name($0) })
  }

  /// `value as Type`, `value as! Type` or `value as? Type`. The value can be a cast, too.
  private mutating func cast(_ list: ArraySlice<ExprSyntax>) -> TestExpression.Content? {
    guard 3 <= list.count, let node = list[list.endIndex - 2].as(UnresolvedAsExprSyntax.self),
      let target = list[list.endIndex - 1].as(TypeExprSyntax.self),
      !list.contains(where: { $0.is(BinaryOperatorExprSyntax.self) })
    else { return nil }
    let (value, type) = (operand(list[..<(list.endIndex - 2)]), written(target.type))
    guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return .coercion(value, type) }
    return opaque(list, as: TestExpression(.conditionalCast(value, type), range(list)))
  }

  private func opaque(_ list: ArraySlice<ExprSyntax>, as value: TestExpression) -> TestExpression.Content {
    var result = mentions(list)
    result.isValue = true
    result.parts = [.expression(value)]
    return .opaque(result)
  }

  private mutating func opaque(_ list: ArraySlice<ExprSyntax>) -> Mentions {
    var result = mentions(list)
    for node in list where !node.is(BinaryOperatorExprSyntax.self) { result.parts += parts(Syntax(node)) }
    return result
  }

  private mutating func operand(_ list: ArraySlice<ExprSyntax>) -> TestExpression {
    if list.count == 1, let only = list.first { return expression(only) }
    return TestExpression(sequence(Array(list)), range(list))
  }

  private func isOperator(_ node: ExprSyntax, _ text: String) -> Bool {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text == text
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

  /// Longer sequences are opaque.
  private static let lengthLimit = 200

  private typealias Make = @Sendable (TestExpression, TestExpression) -> TestExpression.Content

  /// The operators with the lowest precedence come first.
  private static let shortCircuits: [(String, Make)] = [
    ("||", { .or($0, $1) }), ("&&", { .and($0, $1) }),
  ]

  /// Operators that evaluate both sides and change nothing, and the operators with nodes of their own.
  private static let known: Set<String> = [
    "||", "&&", "==", "!=", "??", "===", "!==", "<", ">", "<=", ">=", "~=", "+", "-", "*", "/", "%", "&+", "&-", "&*",
    "&",
    "|", "^", "<<", ">>", "...", "..<",
  ]
}
