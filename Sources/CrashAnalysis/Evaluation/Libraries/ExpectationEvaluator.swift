import Source
import SwiftLowering

/// The literals that assertions compare reads with. A fix uses them as the values of fields that are not set.
struct ExpectationEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Notes the values that an assertion expects of reads.
  func noteExpectations(_ assertion: LibraryModel.Assertion, _ arguments: [SwiftExpression.Argument]) {
    let values = arguments.filter { $0.label == nil }.map(\.value)
    switch assertion {
    case .equality: if 2 <= values.count { noteEquality(values[0], values[1]) }
    case .condition(let isTrue): if let condition = values.first { noteCondition(condition, isTrue) }
    }
  }

  /// Notes the value that a matcher of Nimble expects: `expect(value).to(equal("Dune"))`.
  func noteExpectation(of value: SwiftExpression, _ matcher: Name, _ arguments: [SwiftExpression.Argument]) {
    switch matcher {
    case "equal": if let expected = arguments.first?.value { noteEquality(value, expected) }
    case "beTrue": noteCondition(value, true)
    case "beFalse": noteCondition(value, false)
    default: break
    }
  }

  private func noteEquality(_ a: SwiftExpression, _ b: SwiftExpression) {
    if let literal = b.comparedLiteral {
      diagnostics.noteExpected(literal, at: location(a.range))
    } else if let literal = a.comparedLiteral {
      diagnostics.noteExpected(literal, at: location(b.range))
    }
  }

  private func noteCondition(_ condition: SwiftExpression, _ isTrue: Bool) {
    var open = [(condition, isTrue)]
    while let (condition, isTrue) = open.popLast() {
      switch condition.content {
      case .parenthesized(let inner), .attempt(_, let inner): open.append((inner, isTrue))
      case .not(let inner): open.append((inner, !isTrue))
      case .and(let a, let b): if isTrue { open += [(a, true), (b, true)] }
      case .equality(let a, let b, let isNegated): if isNegated != isTrue { noteEquality(a, b) }
      default: diagnostics.noteExpected(.boolean(isTrue), at: location(condition.range))
      }
    }
  }
}

extension SwiftExpression {
  /// The literal that it is, with its sign.
  fileprivate var comparedLiteral: Literal? {
    switch content {
    case .literal(let literal):
      switch literal {
      case .nothing, .other: return nil
      case .boolean, .integer, .number, .string: return literal
      }
    case .parenthesized(let inner): return inner.comparedLiteral
    case .prefix(let sign, let operand):
      guard sign.name == "-", case .literal(let literal) = operand.content else { return nil }
      switch literal {
      case .integer(let number): return .integer(-number)
      case .number(let number): return .number(-number)
      case .nothing, .boolean, .string, .other: return nil
      }
    default: return nil
    }
  }
}
