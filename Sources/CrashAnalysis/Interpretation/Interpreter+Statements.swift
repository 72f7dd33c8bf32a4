import Source

extension Interpreter {
  /// Runs statements with names of their own.
  mutating func run(_ statements: [TestStatement]) {
    let names = frame.names
    for statement in statements where state.isReached {
      bounded(()) { $0.run(statement) }
      if hasGivenUp { break }
    }
    frame.names = names
  }

  private mutating func run(_ statement: TestStatement) {
    switch statement {
    case .expression(let expression): _ = evaluate(expression)
    case .binding(let pattern, let type, let value):
      let expected = expectation(type)
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
    case .deferred(let body): run(deferred: body)
    case .block(let body, let catches, let catchesAll):
      if catches.isEmpty { run(body) } else { run(body, catches: catches, catchesAll: catchesAll) }
    case .function(let function):
      callables.append(.function(function, frame.names, file: frame.file))
      declare(function.name, .callable(callables.count - 1))
    case .opaque(let mentions): escape(mentions)
    }
  }

  private mutating func leave(_ exit: TestStatement.Exit, _ value: TestExpression?) {
    switch exit {
    case .returning:
      let result = value.map { evaluate($0, expecting: frame.result) } ?? .something
      if state.isReached { frame.returns.append((state, result)) }
    case .throwing:
      if let value { _ = evaluate(value) }
      if let last = frame.thrown.indices.last {
        frame.thrown[last].append((state, uncertainty))
      } else {
        frame.mayThrow = true
      }
    case .breaking:
      if let last = frame.breaks.indices.last { frame.breaks[last].append(state) }
    case .continuing:
      if let last = frame.continues.indices.last { frame.continues[last].append(state) }
    }
    state.isReached = false
  }

  /// What runs at the end is looked at where it stands, with mocks that may have changed until then.
  private mutating func run(deferred body: [TestStatement]) {
    let exits = frame
    forgetEverything()
    maybe { $0.run(body) }
    forgetEverything()
    frame = exits
  }

  // MARK: Loops

  /// Loops over lists of which all elements are known are run; of others it is only known that they may run.
  private mutating func forEach(
    _ pattern: TestPattern, _ sequence: Value, where filter: TestExpression?, _ body: [TestStatement]
  ) {
    let run = { (self: inout Interpreter, value: Value) in
      let names = self.frame.names
      self.bind(pattern, value)
      let certainty = filter.map { self.truth(of: $0) } ?? .yes
      self.branch(certainty) {
        $0.run(body)
      } otherwise: { _ in
      }
      self.frame.names = names
    }
    guard case .list(let values) = sequence, values.count <= Self.elementLimit else {
      if case .list(let values) = sequence { escape(.list(values)) }
      return repeatUnknown { run(&$0, .unknown) }
    }
    inLoop { interpreter in
      for value in values where interpreter.state.isReached {
        let start = interpreter.crossing
        run(&interpreter, value)
        interpreter.endIteration(since: start)
      }
    }
  }

  private mutating func loop(_ conditions: [TestCondition], _ body: [TestStatement]) {
    repeatUnknown { interpreter in
      let names = interpreter.frame.names
      let certainty = interpreter.test(conditions)
      interpreter.branch(certainty == .no ? .no : .maybe) {
        $0.run(body)
      } otherwise: { _ in
      }
      interpreter.frame.names = names
    }
  }

  /// Runs something any number of times: until nothing new is known, or nothing at all.
  mutating func repeatUnknown(_ body: (inout Interpreter) -> Void) {
    inLoop { interpreter in
      for round in 0..<3 {
        let before = interpreter.state
        interpreter.maybe {
          let start = $0.crossing
          body(&$0)
          $0.endIteration(since: start)
        }
        if interpreter.state.hasSameValues(as: before) { return }
        if round == 2 { interpreter.forgetEverything() }
      }
      interpreter.maybe {
        let start = $0.crossing
        body(&$0)
        $0.endIteration(since: start)
      }
      interpreter.forgetEverything()
    }
  }

  private mutating func inLoop(_ body: (inout Interpreter) -> Void) {
    let start = crossing
    frame.breaks.append([])
    frame.continues.append([])
    body(&self)
    _ = frame.continues.popLast()
    meet(frame.breaks.popLast() ?? [], since: start)
  }

  private mutating func endIteration(since start: Crossing) {
    guard let last = frame.continues.indices.last else { return }
    let left = frame.continues[last]
    frame.continues[last] = []
    meet(left, since: start)
  }

  // MARK: Conditions

  private mutating func choose(_ subject: Value, _ cases: [TestStatement.Case]) {
    let before = state
    var result: ProgramState?
    let names = frame.names
    let start = crossing
    frame.breaks.append([])
    var isDecided = false
    for item in cases where !isDecided {
      var certainty: Certainty = item.patterns.isEmpty ? .yes : .no
      for pattern in item.patterns { certainty = certainty.or(matches(subject, pattern)) }
      guard certainty != .no else { continue }
      let isOnly = certainty == .yes && result == nil
      isDecided = certainty == .yes
      state = before
      if !isOnly { uncertainty += 1 }
      for pattern in item.patterns { bind(pattern, subject) }
      run(item.body)
      if !isOnly { uncertainty -= 1 }
      frame.names = names
      result = result.map { $0.joined(with: state) } ?? state
    }
    state = result ?? before
    meet(frame.breaks.popLast() ?? [], since: start)
  }

  private mutating func matches(_ subject: Value, _ pattern: TestPattern) -> Certainty {
    switch pattern {
    case .name, .wildcard: return .yes
    case .expression(let expression): return equality(subject, evaluate(expression))
    case .tuple, .opaque: return .maybe
    }
  }

  /// Evaluates conditions one after the other, as far as they hold, and binds their names.
  private mutating func test(_ conditions: [TestCondition]) -> Certainty {
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
      bind(pattern, value.wrapped)
      return value == .nothing ? .no : value.isThere ? .yes : .maybe
    case .opaque(let pattern, let expression):
      let value = expression.map { evaluate($0) } ?? .unknown
      bind(pattern, value)
      return .maybe
    }
  }

  mutating func truth(of expression: TestExpression) -> Certainty {
    guard case .boolean(let value) = evaluate(expression) else { return .maybe }
    return value ? .yes : .no
  }
}

extension ProgramState {
  /// Whether all that was known before is known still, and no more; what is new since then does not count.
  func hasSameValues(as before: ProgramState) -> Bool {
    isReached == before.isReached && before.variables.allSatisfy { variables[$0.key] == $0.value }
      && before.mocks.allSatisfy { mocks[$0.key] == $0.value }
  }
}
