import Source
import SwiftLowering
import SwiftSemantics

/// Operators: functions that the program declares, and the operators of the standard library.
struct OperatorEvaluator: Evaluator {
  let evaluation: Evaluation

  func value(of expression: SwiftExpression) -> AbstractValue {
    if let (name, operands) = expression.application, let result = own(name, operands, expression) { return result }
    switch expression.content {
    case .and(let first, let second): return shortCircuit("&&", first, second, goesOn: .yes)
    case .or(let first, let second): return shortCircuit("||", first, second, goesOn: .no)
    case .not(let inner):
      let value = evaluate(inner)
      if case .boolean(let value) = value { return .boolean(!value) }
      return effects("!", [value], expression) ?? .something
    case .nilCoalescing(let first, let second):
      let (value, isOverloaded) = firstOperand(first, of: ["??"])
      if isOverloaded { return overloaded(value, [second]) }
      if value.isThere { return value }
      var other = AbstractValue.unknown
      branch(value == .nothing ? .yes : .maybe) { other = evaluate(second) }
      return value == .nothing ? other : join(value.wrapped, other)
    case .equality(let first, let second, let isNegated):
      let name: Name = isNegated ? "!=" : "=="
      let (value, isOverloaded) = firstOperand(first, of: [name])
      if isOverloaded { return overloaded(value, [second]) }
      let other = evaluate(second)
      if let result = effects(name, [value, other], expression) { return result }
      let certainty = equals(value, other)
      if certainty == .maybe { return .something }
      return .boolean((certainty == .yes) != isNegated)
    default: return operation(expression)
    }
  }

  /// Operators that evaluate all their operands.
  private func operation(_ expression: SwiftExpression) -> AbstractValue {
    guard var (operands, operators) = expression.operation else { return .unknown }
    // Each operator of the program is a call.
    if case .binary(let first, let sign, let second) = expression.content,
      !operators.allSatisfy({ program.functions(named: $0).isEmpty })
    {
      (operands, operators) = ([first, second], [sign.name])
    }
    guard let first = operands.first else { return .something }
    let (value, isOverloaded) = firstOperand(first, of: operators)
    if isOverloaded { return overloaded(value, Array(operands.dropFirst())) }
    let values = [value] + operands.dropFirst().map { evaluate($0) }
    for name in operators {
      if let result = effects(name, values, expression) { return result }
    }
    let isLibrary = operators.allSatisfy { names.isUndeclared($0) } || names.types.call(at: expression.number) != nil
    return (isLibrary ? sequences.library(operators, values) : nil) ?? .something
  }

  /// Returns whether two values are equal. The program can declare `==` for its enumerations.
  private func equals(_ first: AbstractValue, _ second: AbstractValue) -> Certainty {
    if case .enumeration(let value) = first.wrapped, !value.type.isEmpty, names.hasMember(Self.equality, in: value.type)
    {
      return .maybe
    }
    return first.equals(second)
  }

  private func shortCircuit(
    _ name: Name, _ first: SwiftExpression, _ second: SwiftExpression, goesOn: Certainty
  ) -> AbstractValue {
    let (condition, isOverloaded) = firstOperand(first, of: [name])
    if isOverloaded { return overloaded(condition, [second]) }
    let certainty = statements.truth(of: condition)
    guard certainty == goesOn || certainty == .maybe else { return .boolean(goesOn == .no) }
    var value = AbstractValue.something
    branch(certainty == .maybe ? .maybe : .yes) { value = evaluate(second) }
    return certainty == .maybe ? .something : value
  }

  // MARK: Operators of the program

  /// Calls the operator of the program that an expression means; nil if it means another one, or if that is unclear.
  func own(_ name: Name, _ operands: [SwiftExpression], _ expression: SwiftExpression) -> AbstractValue? {
    guard !program.functions(named: name).isEmpty,
      case .function(let id)? = names.types.call(at: expression.number)?.callee,
      let function = program.function(id), function.parameters.count == operands.count
    else { return nil }
    var arguments: [SwiftExpression.Argument] = []
    for (parameter, operand) in zip(function.parameters, operands) {
      let value = parameter.isInOut ? SwiftExpression(.reference(operand), operand.range) : operand
      arguments.append(SwiftExpression.Argument(label: parameter.label, value))
    }
    return functions.call(id, CallSite(expression, arguments))
  }

  /// Lets operators of the program change operands, if the operator is that of a library, or is unclear.
  ///
  /// `!=` calls `==`, `>` calls `<`, and comparisons of lists compare their elements.
  ///
  /// - Returns: nil if the program declares no such operator.
  private func effects(
    _ name: Name, _ operands: [AbstractValue], _ expression: SwiftExpression
  ) -> AbstractValue? {
    let declared = [name, Self.equality, Self.order].filter { !program.functions(named: $0).isEmpty }
    guard !declared.isEmpty, !operands.allSatisfy({ $0.isScalar || $0 == .nothing }) else { return nil }
    let isUnclear = declared.contains(name) && names.types.call(at: expression.number) == nil
    guard isUnclear || mayCall(declared, of: operands) else { return nil }
    escape(operands)
    mayThrowIfTried()
    return .unknown
  }

  private static let equality: Name = "=="
  private static let order: Name = "<"

  /// The first operand of operators, and whether one may be meant that doesn't evaluate the others.
  private func firstOperand(
    _ operand: SwiftExpression, of operators: [Name]
  ) -> (value: AbstractValue, isOverloaded: Bool) {
    let resolver = self.names
    let lazy = operators.filter { resolver.takesAutoclosure($0) }
    guard !lazy.isEmpty else { return (evaluate(operand), false) }
    guard !lazy.contains(where: { resolver.takesFirstAutoclosure($0) }) else {
      return (unknownCalls.evaluate(operand, .anyNumberOfTimes), true)
    }
    let value = evaluate(operand)
    return (value, value.mayHaveOwnOperators)
  }

  private func overloaded(_ first: AbstractValue, _ others: [SwiftExpression]) -> AbstractValue {
    escape(first)
    for operand in others { escape(unknownCalls.evaluate(operand, .anyNumberOfTimes)) }
    return .unknown
  }
}
