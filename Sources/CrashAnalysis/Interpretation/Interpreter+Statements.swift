import Source

extension Interpreter {
  /// Runs statements with names of their own.
  mutating func run(_ statements: [TestStatement]) {
    let (names, types) = (frame.names, frame.types)
    runVisibly(statements)
    (frame.names, frame.types) = (names, types)
  }

  /// Runs statements whose names stay.
  mutating func runVisibly(_ statements: [TestStatement]) {
    var deferred: [Deferred] = []
    declareTypes(of: statements)
    for statement in statements where state.isReached {
      if case .deferred(let body) = statement {
        deferred.append(Deferred(body: body, names: frame.names, exits: ExitCounts(frame)))
        continue
      }
      bounded(()) { $0.run(statement) }
      if budget.isSpent { break }
    }
    for item in deferred.reversed() { run(item) }
  }

  private mutating func run(_ statement: TestStatement) {
    switch statement {
    case .expression(let expression): _ = evaluate(expression)
    case .binding(let pattern, let type, let value):
      let expected = expectation(type?.reference)
      let result = value.map { evaluate($0, expecting: expected) } ?? .nothing
      bind(pattern, result)
      noteBinding(pattern, value)
    case .conditional(let conditions, let then, let otherwise):
      let names = frame.names
      let certainty = test(conditions)
      branch(certainty) {
        $0.run(then)
      } otherwise: {
        $0.frame.names = names
        $0.run(otherwise)
      }
      frame.names = names
    case .check(let conditions, let otherwise):
      let names = frame.names
      let certainty = test(conditions)
      let bound = frame.names
      frame.names = names
      branch(certainty) { _ in
      } otherwise: {
        $0.run(otherwise)
      }
      frame.names = bound
    case .forEach(let pattern, let sequence, let filter, let body):
      forEach(pattern, evaluate(sequence), where: filter, body)
    case .loop(let conditions, let body): loop(conditions, body)
    case .choice(let subject, let cases): choose(evaluate(subject), cases)
    case .exit(let exit, let value): leave(exit, value)
    case .repetition(let body, let conditions): repetition(body, conditions)
    case .labeled(let label, let statement): run(statement, labeled: label)
    case .jump(let exit, let label): jump(exit, to: label)
    case .alternatives(let parts, let mayBeNone): alternatives(parts, mayBeNone: mayBeNone)
    case .deferred(let body): run([.deferred(body)])
    case .block(let body, let catches, let catchesAll):
      if catches.isEmpty { run(body) } else { run(body, catches: catches, catchesAll: catchesAll) }
    case .function(let function):
      declare(function.name, .unknown)
      callables.append(.function(function, surroundings))
      declare(function.name, .callable(callables.count - 1))
    case .type, .computed, .members, .imported: break
    case .opaque(let mentions): escape(mentions)
    }
  }

  /// Types and aliases can be named in all of the statements around them.
  private mutating func declareTypes(of statements: [TestStatement]) {
    for statement in statements {
      if case .type(let name, _) = statement { frame.types[name] = .hidden }
      guard case .alternatives(let parts, _) = statement else { continue }
      for case .type(let name, _) in parts.joined() { frame.types[name] = .hidden }
    }
    for case .type(let name, let target?) in statements {
      var outer = scope
      outer.locals[name] = nil
      frame.types[name] = .alias(target.reference, outer)
    }
  }

  private mutating func leave(_ exit: TestStatement.Exit, _ value: TestExpression?) {
    switch exit {
    case .returning:
      let result = value.map { evaluate($0, expecting: frame.result) } ?? .something
      if state.isReached { frame.returns.append(Exit(state: state, value: result, uncertainty: uncertainty)) }
    case .throwing:
      if let value { _ = evaluate(value) }
      if let last = frame.thrown.indices.last {
        frame.thrown[last].append(Exit(state: state, uncertainty: uncertainty))
      } else {
        frame.mayThrow = true
      }
    case .breaking:
      if let index = frame.targets.lastIndex(where: { $0.kind != .other }) { leave(by: .breaking, index) }
    case .continuing:
      if let index = frame.targets.lastIndex(where: { $0.kind == .loop }) { leave(by: .continuing, index) }
    }
    state.isReached = false
  }

  // MARK: Conditions

  private mutating func choose(_ subject: Value, _ cases: [TestStatement.Case]) {
    let before = state
    var result: ProgramState?
    let names = frame.names
    inTarget(.choice) { interpreter in
      var isDecided = false
      for item in cases where !isDecided {
        var certainty: Certainty = item.patterns.isEmpty ? .yes : .no
        for pattern in item.patterns { certainty = certainty.or(interpreter.matches(subject, pattern)) }
        if interpreter.isExploring { certainty = .maybe }
        guard certainty != .no else { continue }
        let isOnly = certainty == .yes && result == nil
        isDecided = certainty == .yes
        interpreter.state = before
        if !isOnly { interpreter.uncertainty += 1 }
        for pattern in item.patterns { interpreter.bind(pattern, subject) }
        interpreter.run(item.body)
        if !isOnly { interpreter.uncertainty -= 1 }
        interpreter.frame.names = names
        if let other = result { interpreter.merge(other) }
        result = interpreter.state
      }
      interpreter.state = result ?? before
    }
  }

  private mutating func matches(_ subject: Value, _ pattern: TestPattern) -> Certainty {
    switch pattern {
    case .name, .wildcard: return .yes
    case .expression(let expression): return equality(subject, evaluate(expression))
    case .typed(let pattern, _): return matches(subject, pattern)
    case .tuple, .opaque, .optional, .type, .filtered: return .maybe
    }
  }

  /// Evaluates conditions one after the other, as far as they hold, and binds their names.
  mutating func test(_ conditions: [TestCondition]) -> Certainty {
    var result = Certainty.yes
    for condition in conditions {
      if result == .no { break }
      if result == .maybe {
        var inner = Certainty.yes
        maybe { inner = $0.test(condition) }
        result = result.and(inner)
      } else {
        result = test(condition)
      }
    }
    return result
  }

  private mutating func test(_ condition: TestCondition) -> Certainty {
    switch condition {
    case .expression(let expression): return truth(of: expression)
    case .binding(let pattern, let expression):
      let value = evaluate(expression)
      if isExploring {
        bind(pattern, value == .nothing ? .unknown : value.wrapped)
        return .maybe
      }
      bind(pattern, value.wrapped)
      return value == .nothing ? .no : value.isThere ? .yes : .maybe
    case .opaque(let pattern, let expression):
      let value = expression.map { evaluate($0) } ?? .unknown
      bind(pattern, value)
      return .maybe
    }
  }

  mutating func truth(of expression: TestExpression) -> Certainty {
    truth(of: evaluate(expression))
  }

  func truth(of value: Value) -> Certainty {
    guard case .boolean(let value) = value, !isExploring else { return .maybe }
    return value ? .yes : .no
  }
}

extension ProgramState {
  /// Whether all that was known before is known still, and no more; what is new since then does not count.
  func hasSameValues(as before: ProgramState) -> Bool {
    isReached == before.isReached && before.variables.allSatisfy { variables[$0.key] == $0.value }
      && before.mocks.allSatisfy { mocks[$0.key] == $0.value }
      && before.objects.allSatisfy { objects[$0.key] == $0.value }
      && before.globals.allSatisfy { globals[$0.key] == $0.value }
  }
}
