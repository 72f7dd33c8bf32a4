import Source

extension Interpreter {
  /// The value of an expression. Everything in it is evaluated in the order of the text.
  mutating func evaluate(_ expression: TestExpression, expecting expected: Expectation = .none) -> Value {
    let value = chain(expression, expecting: expected)
    if expected == .lazyFunction {
      escape(value.value)
      return .unknown
    }
    return value.isCut ? value.value.asOptional : value.value
  }

  /// The value of a part of an optional chain.
  struct Link {
    var value: Value
    /// Whether the chain may have ended before.
    var isCut = false
  }

  /// The value of an expression that an optional chain may go on from.
  mutating func chain(_ expression: TestExpression, expecting expected: Expectation = .none) -> Link {
    bounded(Link(value: .unknown)) { $0.link(expression, expecting: expected) }
  }

  private mutating func link(_ expression: TestExpression, expecting expected: Expectation) -> Link {
    switch expression.content {
    case .chained(let base):
      let link = chain(base)
      return Link(value: link.value.wrapped, isCut: link.isCut || !link.value.isThere)
    case .unwrapped(let base):
      let link = chain(base)
      if link.value == .nothing, !link.isCut, !isExploring { unwrapNothing(base) }
      // Nil ends the process here, before anything that comes.
      if !link.value.isThere { mayThrow() }
      return Link(value: link.value.wrapped == .nothing ? .unknown : link.value.wrapped, isCut: link.isCut)
    case .member(let base, let name):
      if let value = staticMember(expression) { return Link(value: value) }
      return extend(chain(base)) { $0.member(name, of: $1, at: expression.range) }
    case .element(let base, let arguments):
      return extend(chain(base)) { interpreter, base in
        let index = interpreter.indices(arguments, of: base)
        return interpreter.element(of: base, at: arguments.first?.label == nil ? index.first : nil)
      }
    case .call(let callee, let arguments):
      return call(callee, arguments, at: expression.range, expecting: expected)
    default: return Link(value: plain(expression, expecting: expected))
    }
  }

  /// Goes on from a value in a chain, if it is reached.
  mutating func extend(_ base: Link, _ step: (inout Interpreter, Value) -> Value) -> Link {
    guard base.isCut else { return Link(value: step(&self, base.value)) }
    guard base.value != .nothing else { return Link(value: .nothing, isCut: true) }
    var result = Value.unknown
    maybe { result = step(&$0, base.value) }
    return Link(value: result, isCut: true)
  }

  private mutating func plain(_ expression: TestExpression, expecting expected: Expectation) -> Value {
    switch expression.content {
    case .name(let name): return value(named: name, at: expression.range)
    case .parenthesized(let inner): return evaluate(inner, expecting: expected)
    case .literal(let literal): return value(of: literal)
    case .array(let elements): return .list(elements.map { evaluate($0, expecting: expected.element) })
    case .tuple(let parts): return .tuple(parts.map { evaluate($0.value) })
    case .dictionary(let pairs): return dictionary(pairs)
    case .interpolation(let parts):
      for part in parts { _ = evaluate(part) }
      return .something
    case .closure(let closure):
      callables.append(.closure(closure, surroundings))
      return .callable(callables.count - 1)
    case .ternary(let condition, let first, let second):
      let certainty = truth(of: condition)
      var values: [Value] = []
      branch(certainty) {
        values.append($0.evaluate(first, expecting: expected))
      } otherwise: {
        values.append($0.evaluate(second, expecting: expected))
      }
      guard let first = values.first else { return .unknown }
      return values.count == 1 ? first : join(first, values[1])
    case .coercion(let value, let type): return evaluate(value, expecting: expectation(type.reference))
    case .attempt(let attempt, let inner): return self.attempt(attempt, inner, expecting: expected)
    case .assignment(let target, let value):
      assign(value, to: target)
      return .tuple([])
    case .addition(let target, let value):
      add(value, to: target)
      return .tuple([])
    case .reference(let place):
      // Whoever gets it can change it.
      escape(evaluate(place))
      modify(place) { _ in .unknown }
      return .unknown
    case .implicitMember(let name): return implicitMember(name, expected, at: expression.range)
    case .macro(let name, let arguments): return macro(name, arguments)
    case .opaque(let mentions):
      escape(mentions)
      return .unknown
    case .keyPath, .type, .specialization, .conditionalCast, .pattern: return .unknown
    default: return operation(expression)
    }
  }

  private mutating func operation(_ expression: TestExpression) -> Value {
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
      var other = Value.unknown
      branch(value == .nothing ? .yes : .maybe) {
        other = $0.evaluate(second)
      } otherwise: { _ in
      }
      return value == .nothing ? other : join(value.wrapped, other)
    case .equality(let first, let second, let isNegated):
      let (value, isOverloaded) = firstOperand(first, of: [isNegated ? "!=" : "=="])
      if isOverloaded { return overloaded(value, [second]) }
      let certainty = equality(value, evaluate(second))
      if certainty == .maybe { return .something }
      return .boolean((certainty == .yes) != isNegated)
    case .operators(let operands, let names):
      guard let first = operands.first else { return .something }
      let (value, isOverloaded) = firstOperand(first, of: names)
      if isOverloaded { return overloaded(value, Array(operands.dropFirst())) }
      for operand in operands.dropFirst() { _ = evaluate(operand) }
      return .something
    default: return .unknown
    }
  }

  private mutating func shortCircuit(
    _ name: Name, _ first: TestExpression, _ second: TestExpression, goesOn: Certainty
  ) -> Value {
    let (condition, isOverloaded) = firstOperand(first, of: [name])
    if isOverloaded { return overloaded(condition, [second]) }
    let certainty = truth(of: condition)
    guard certainty == goesOn || certainty == .maybe else { return .boolean(goesOn == .no) }
    var value = Value.something
    branch(certainty == .maybe ? .maybe : .yes) {
      value = $0.evaluate(second)
    } otherwise: { _ in
    }
    return certainty == .maybe ? .something : value
  }

  // MARK: Overloaded operators

  /// The first operand of operators, and whether one may be meant that doesn't evaluate the others.
  private mutating func firstOperand(
    _ operand: TestExpression, of names: [Name]
  ) -> (value: Value, isOverloaded: Bool) {
    let lazy = names.filter { takesAutoclosure($0) }
    guard !lazy.isEmpty else { return (evaluate(operand), false) }
    let isLazy = lazy.contains { name in
      program.functions(named: name).contains { program[$0].parameters.first?.isAutoclosure == true }
    }
    guard !isLazy else { return (evaluateLazily(operand), true) }
    let value = evaluate(operand)
    return (value, value.mayHaveOwnOperators)
  }

  private mutating func overloaded(_ first: Value, _ others: [TestExpression]) -> Value {
    escape(first)
    for operand in others { escape(evaluateLazily(operand)) }
    return .unknown
  }

  func equality(_ first: Value, _ second: Value) -> Certainty {
    switch (first, second) {
    case (.nothing, .nothing): .yes
    case (.nothing, _) where second.isThere, (_, .nothing) where first.isThere: .no
    case (.boolean(let a), .boolean(let b)): a == b ? .yes : .no
    case (.integer(let a), .integer(let b)): a == b ? .yes : .no
    case (.string(let a), .string(let b)): a == b ? .yes : .no
    default: .maybe
    }
  }

  private mutating func attempt(
    _ attempt: TestExpression.Attempt, _ inner: TestExpression, expecting expected: Expectation
  ) -> Value {
    guard attempt != .throwing else {
      attempts += 1
      defer { attempts -= 1 }
      return evaluate(inner, expecting: expected)
    }
    let wasSure = state.isReachedForSure
    let mayThrow = frame.mayThrow
    frame.mayThrow = false
    attempts += 1
    if attempt == .optional { handlers += 1 }
    var value = Value.unknown
    let changes = watching { value = $0.evaluate(inner, expecting: expected) }
    if attempt == .optional { handlers -= 1 }
    attempts -= 1
    let threw = frame.mayThrow
    frame.mayThrow = mayThrow
    if attempt == .forced { return value }
    guard threw else { return value }
    // The error ends here, and what comes before it may have been done or not.
    forget(changes)
    state.isReachedForSure = wasSure
    state.isReached = true
    return .unknown
  }

  private func value(of literal: TestExpression.Literal) -> Value {
    switch literal {
    case .nothing: .nothing
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .string(let text): .string(text)
    case .other: .something
    }
  }

  private mutating func dictionary(_ pairs: [TestExpression.Pair]) -> Value {
    var result: [String: Value] = [:]
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

  private mutating func value(named name: Name, at range: TextRange) -> Value {
    if let variable = frame.names[name] { return value(of: variable) }
    if let value = property(name, at: range) { return value }
    let ids = program.functions(named: name).filter { program[$0].kind == .function && program[$0].enclosing.isEmpty }
    guard ids.count == 1, case .function(let id) = function(ids[0]), !program[id].takesAutoclosure else {
      // A mock can be changed through what its extensions name so: `_data`.
      if let variable = frame.names[Self.selfName], case .mock = value(of: variable) { escapeSelf() }
      return .unknown
    }
    callables.append(.member(id, of: nil))
    return .callable(callables.count - 1)
  }

  /// A function that is named without being called.
  private func function(_ id: TestFunction.ID) -> Lookup {
    let hasRival = program.codeUnderTest(says: .declaresFunction(program[id].name, in: nil))
    return isVisible(id) && !hasRival && selfPath.map({ isMember(program[id].name, of: $0) }) != true
      ? .function(id) : .unclear
  }

  private func isMember(_ name: Name, of path: [Name]) -> Bool {
    let types = lineage(of: path)
    return program.functions(named: name).contains { types.contains(program[$0].enclosing) }
  }
}
