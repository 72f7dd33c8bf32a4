import Source
import SwiftLowering

extension Evaluator {
  /// Returns the value of an expression, whose parts are evaluated in the order of the text.
  mutating func evaluate(_ expression: SwiftExpression) -> AbstractValue {
    let link = chain(expression)
    let value = link.isCut ? link.value.asOptional : link.value
    if let valueCheck = declarations.valueCheck { check(value, of: expression, valueCheck) }
    return value
  }

  /// Returns the value of an expression in a place with a type. A function that may not evaluate its arguments is unknown.
  mutating func evaluate(
    _ expression: SwiftExpression, as type: SwiftTypeReference?, in scope: TypeScope
  ) -> AbstractValue {
    let value = evaluate(expression)
    guard let type, case .callable = value, names.isLazyFunction(type, in: scope) else { return value }
    escape(value)
    return .unknown
  }

  /// The value of a part of an optional chain.
  struct Link {
    var value: AbstractValue
    /// Whether the chain may have ended before.
    var isCut = false
  }

  /// Returns the value of an expression that an optional chain may continue.
  mutating func chain(_ expression: SwiftExpression) -> Link { bounded(Link(value: .unknown)) { $0.link(expression) } }

  private mutating func link(_ expression: SwiftExpression) -> Link {
    switch expression.content {
    case .chained(let base):
      let link = chain(base)
      return Link(value: link.value.wrapped, isCut: link.isCut || !link.value.isThere)
    case .unwrapped(let base):
      let link = chain(base)
      if link.value == .nothing, !link.isCut, !context.isExploring {
        diagnostics.noteUnwrapping(base, frame.names, point)
        end()
      }
      // Nil ends the process here.
      if !link.value.isThere { mayThrow() }
      return Link(value: link.value.wrapped == .nothing ? .unknown : link.value.wrapped, isCut: link.isCut)
    case .member(let base, let name):
      if let value = staticMember(expression) { return Link(value: value) }
      return extend(chain(base)) { $0.member(name, of: $1, standingAt: base, expression) }
    case .labeled(let base, _): return link(base)
    case .element(let base, let arguments):
      let site = CallSite(expression, arguments)
      if let value = staticElement(of: base, site) { return Link(value: value) }
      return extend(chain(base)) { $0.element(of: $1, standingAt: base, site) }
    case .call(let callee, let arguments):
      return call(callee, CallSite(expression, arguments))
    default: return Link(value: plain(expression))
    }
  }

  /// Goes on from a value in a chain, if it is reached.
  mutating func extend(_ base: Link, _ step: (inout Evaluator, AbstractValue) -> AbstractValue) -> Link {
    guard base.isCut else { return Link(value: step(&self, base.value)) }
    guard base.value != .nothing else { return Link(value: .nothing, isCut: true) }
    var result = AbstractValue.unknown
    maybe { result = step(&$0, base.value) }
    return Link(value: result, isCut: true)
  }

  private mutating func plain(_ expression: SwiftExpression) -> AbstractValue {
    switch expression.content {
    case .name(let name): return value(named: name, expression)
    case .parenthesized(let inner): return evaluate(inner)
    case .literal(let literal): return AbstractValue(literal)
    case .array(let elements): return .list(elements.map { evaluate($0) })
    case .tuple(let parts): return .tuple(parts.map { evaluate($0.value) })
    case .dictionary(let pairs): return dictionary(pairs)
    case .interpolation(let parts):
      for part in parts { _ = evaluate(part) }
      return .something
    case .closure(let closure): return makeClosure(closure)
    case .ternary(let condition, let first, let second):
      let certainty = truth(of: condition)
      var values: [AbstractValue] = []
      branch(certainty) {
        values.append($0.evaluate(first))
      } otherwise: {
        values.append($0.evaluate(second))
      }
      guard let first = values.first else { return .unknown }
      return values.count == 1 ? first : join(first, values[1])
    case .coercion(let value, let type): return evaluate(value, as: type.reference, in: frame.scope)
    case .attempt(let attempt, let inner): return self.attempt(attempt, inner)
    case .assignment(let target, let value):
      assign(value, to: target)
      return .tuple([])
    case .addition(let target, let value):
      add(value, to: target)
      return .tuple([])
    case .reference(let place):
      // The callee can change it.
      escape(evaluate(place))
      modify(place) { _ in .unknown }
      return .unknown
    case .implicitMember(let name): return implicitMember(name, expression)
    case .macro(let name, let arguments): return macro(name, arguments)
    case .opaque(let mentions):
      if let value = value(of: mentions) { return value }
      escape(mentions)
      return .unknown
    case .keyPath, .type, .specialization, .conditionalCast, .typeCheck, .pattern: return .unknown
    default: return operation(expression)
    }
  }

  /// Returns the value of an expression that only has a part of its own kind; nil for other unsupported syntax.
  private mutating func value(of mentions: Mentions) -> AbstractValue? {
    guard mentions.parts.count == 1 else { return nil }
    switch mentions.parts[0] {
    case .expression(let inner):
      guard mentions.isValue, case .conditionalCast(let value, let type) = inner.content else { return nil }
      return conditionalCast(value, type)
    case let statement: return value(of: statement)
    }
  }

  private mutating func operation(_ expression: SwiftExpression) -> AbstractValue {
    switch expression.content {
    case .and(let first, let second): return shortCircuit("&&", first, second, goesOn: .yes)
    case .or(let first, let second): return shortCircuit("||", first, second, goesOn: .no)
    case .not(let inner):
      let value = evaluate(inner)
      if case .boolean(let value) = value { return .boolean(!value) }
      return .something
    case .nilCoalescing(let first, let second):
      let (value, isOverloaded) = firstOperand(first, of: ["??"])
      if isOverloaded { return overloaded(value, [second]) }
      if value.isThere { return value }
      var other = AbstractValue.unknown
      branch(value == .nothing ? .yes : .maybe) {
        other = $0.evaluate(second)
      } otherwise: { _ in
      }
      return value == .nothing ? other : join(value.wrapped, other)
    case .equality(let first, let second, let isNegated):
      let (value, isOverloaded) = firstOperand(first, of: [isNegated ? "!=" : "=="])
      if isOverloaded { return overloaded(value, [second]) }
      let certainty = equals(value, evaluate(second))
      if certainty == .maybe { return .something }
      return .boolean((certainty == .yes) != isNegated)
    default:
      guard let (operands, operators) = expression.operation else { return .unknown }
      guard let first = operands.first else { return .something }
      let (value, isOverloaded) = firstOperand(first, of: operators)
      if isOverloaded { return overloaded(value, Array(operands.dropFirst())) }
      let others = operands.dropFirst().map { evaluate($0) }
      return library(operators, [value] + others) ?? .something
    }
  }

  private mutating func shortCircuit(
    _ name: Name, _ first: SwiftExpression, _ second: SwiftExpression, goesOn: Certainty
  ) -> AbstractValue {
    let (condition, isOverloaded) = firstOperand(first, of: [name])
    if isOverloaded { return overloaded(condition, [second]) }
    let certainty = truth(of: condition)
    guard certainty == goesOn || certainty == .maybe else { return .boolean(goesOn == .no) }
    var value = AbstractValue.something
    branch(certainty == .maybe ? .maybe : .yes) {
      value = $0.evaluate(second)
    } otherwise: { _ in
    }
    return certainty == .maybe ? .something : value
  }

  // MARK: Overloaded operators

  /// The first operand of operators, and whether one may be meant that doesn't evaluate the others.
  private mutating func firstOperand(
    _ operand: SwiftExpression, of operators: [Name]
  ) -> (value: AbstractValue, isOverloaded: Bool) {
    let resolver = self.names
    let lazy = operators.filter { resolver.takesAutoclosure($0) }
    guard !lazy.isEmpty else { return (evaluate(operand), false) }
    guard !lazy.contains(where: { resolver.takesFirstAutoclosure($0) }) else {
      return (evaluate(operand, .anyNumberOfTimes), true)
    }
    let value = evaluate(operand)
    return (value, value.mayHaveOwnOperators)
  }

  private mutating func overloaded(_ first: AbstractValue, _ others: [SwiftExpression]) -> AbstractValue {
    escape(first)
    for operand in others { escape(evaluate(operand, .anyNumberOfTimes)) }
    return .unknown
  }

  private mutating func attempt(
    _ attempt: SwiftExpression.Attempt, _ inner: SwiftExpression
  ) -> AbstractValue {
    guard attempt != .throwing else { return inside(.attempt) { $0.evaluate(inner) } }
    let wasSure = state.path.isReachedForSure
    let mayThrow = frame.mayThrow
    frame.mayThrow = false
    frame.thrown.append([])
    var value = AbstractValue.unknown
    let changes = watching { evaluator in
      value = evaluator.inside(.attempt) { evaluator in
        guard attempt == .optional else { return evaluator.evaluate(inner) }
        return evaluator.inside(.handler) { $0.evaluate(inner) }
      }
    }
    let threw = frame.mayThrow
    frame.mayThrow = mayThrow
    // The errors of `try!` end the process.
    let failures = frame.thrown.popLast() ?? []
    guard attempt == .optional, threw || !failures.isEmpty else { return value }
    guard threw else {
      value = state.path.isReached ? join(value, .nothing) : .nothing
      for failure in failures { merge(failure.path) }
      state.path.isReachedForSure = wasSure
      return value
    }
    // The error ends here. The changes before it may have been made or not.
    forget(changes)
    state.path.isReachedForSure = wasSure
    state.path.isReached = true
    return .unknown
  }

  private mutating func dictionary(_ pairs: [SwiftExpression.Pair]) -> AbstractValue {
    var result: [String: AbstractValue] = [:]
    var isKnown = true
    for pair in pairs {
      let key = evaluate(pair.key)
      let value = evaluate(pair.value)
      if case .string(let text) = key { result[text] = value } else { isKnown = false }
      if !isKnown { escape(value) }
    }
    guard isKnown else {
      escape(.dictionary(result))
      return .something
    }
    return .dictionary(result)
  }

  private mutating func value(named name: Name, _ expression: SwiftExpression) -> AbstractValue {
    let range = expression.range
    if let variable = frame.names[name] { return value(ofVariable: variable) }
    if let receiver, !isMeant(name, of: receiver, at: expression.number) {
      if let id = names.getter(at: expression.number) { return call(id, CallSite(expression), on: receiver) }
      return possibleMember(of: receiver) { $0.property(name, at: range) ?? .unknown }
    }
    if let value = mutatingMember(name, expression) ?? property(name, at: range) { return value }
    let site = CallSite(expression)
    if let receiver, let method = methodValue(name, of: receiver, site) { return method }
    if let id = names.functionValue(name, site) { return state.makeCallable(.member(id, of: nil)) }
    // Extensions of mocks have names through which these can be changed, such as `_data`.
    if case .mock? = receiver { escapeSelf() }
    return .unknown
  }
}
