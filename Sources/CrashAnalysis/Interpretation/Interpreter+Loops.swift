import Source

extension Interpreter {
  /// Loops over lists of which all elements are known are run; of others it is only known that they may run.
  mutating func forEach(
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
    guard case .list(let values) = sequence, values.count <= Self.elementLimit, !isExploring else {
      if case .list(let values) = sequence { escape(.list(values)) }
      return repeatUnknown { run(&$0, .unknown) }
    }
    inTarget(.loop) { interpreter in
      for value in values where interpreter.state.isReached {
        let start = interpreter.crossing
        run(&interpreter, value)
        interpreter.endIteration(since: start)
      }
    }
  }

  /// As long as it is known that a loop goes on, it is run.
  mutating func loop(_ conditions: [TestCondition], _ body: [TestStatement]) {
    inTarget(.loop) { interpreter in
      for _ in 0..<Self.roundLimit {
        let names = interpreter.frame.names
        let certainty = interpreter.test(conditions)
        if certainty == .yes {
          let start = interpreter.crossing
          interpreter.run(body)
          interpreter.frame.names = names
          interpreter.endIteration(since: start)
        }
        interpreter.frame.names = names
        guard certainty == .yes, interpreter.state.isReached else {
          if certainty == .maybe { break }
          return
        }
      }
      interpreter.goOn(conditions, body)
    }
  }

  mutating func repetition(_ body: [TestStatement], _ conditions: [TestCondition]) {
    inTarget(.loop) { interpreter in
      for _ in 0..<Self.roundLimit {
        let start = interpreter.crossing
        interpreter.run(body)
        interpreter.endIteration(since: start)
        guard interpreter.state.isReached else { return }
        let certainty = interpreter.test(conditions)
        if certainty == .no { return }
        if certainty == .maybe { break }
      }
      interpreter.goOn(conditions, body)
    }
  }

  /// Rounds of a loop of which it is not known whether they are gone.
  private mutating func goOn(_ conditions: [TestCondition], _ body: [TestStatement]) {
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

  /// Runs something any number of times: until nothing new is known, or nothing at all of what it changes.
  mutating func repeatUnknown(_ body: (inout Interpreter) -> Void) {
    inTarget(.loop) { interpreter in
      var changes = Writes()
      for round in 0..<Self.roundLimit {
        let before = interpreter.state
        let count = changes.count
        changes.formUnion(interpreter.watching { $0.maybe { $0.iteration(body) } })
        if interpreter.state.hasSameValues(as: before) { return }
        if round < 3 { continue }
        // Conditions that hold later can depend on what is changed now.
        interpreter.forget(changes)
        if 3 < round, changes.count == count { return }
      }
      interpreter.forgetEverything()
      interpreter.maybe { $0.iteration(body) }
      interpreter.forgetEverything()
    }
  }

  private mutating func iteration(_ body: (inout Interpreter) -> Void) {
    let start = crossing
    body(&self)
    endIteration(since: start)
  }

  private static let roundLimit = 8

  // MARK: Targets

  /// Runs a statement that `break` or `continue` can mean.
  mutating func inTarget(_ kind: Target.Kind, _ body: (inout Interpreter) -> Void) {
    let start = crossing
    frame.targets.append(Target(label: frame.label, kind: kind))
    frame.label = nil
    body(&self)
    meet(frame.targets.popLast()?.breaks ?? [], since: start)
  }

  private mutating func endIteration(since start: Crossing) {
    guard let last = frame.targets.indices.last else { return }
    let left = frame.targets[last].continues
    frame.targets[last].continues = []
    meet(left, since: start)
  }

  mutating func run(_ statement: TestStatement, labeled label: Name) {
    switch statement {
    case .forEach, .loop, .repetition, .choice:
      frame.label = label
      run([statement])
      frame.label = nil
    default:
      frame.label = label
      inTarget(.other) { $0.run([statement]) }
    }
  }

  mutating func jump(_ exit: TestStatement.Exit, to label: Name) {
    if let index = frame.targets.lastIndex(where: { $0.label == label }) { leave(by: exit, index) }
    state.isReached = false
  }

  mutating func leave(by exit: TestStatement.Exit, _ target: Int) {
    let left = Exit(state: state, uncertainty: uncertainty)
    if exit == .continuing {
      frame.targets[target].continues.append(left)
    } else {
      frame.targets[target].breaks.append(left)
    }
  }

  // MARK: Conditions of the build

  /// One of some parts is compiled; what they declare is there afterwards.
  mutating func alternatives(_ parts: [[TestStatement]], mayBeNone: Bool) {
    let before = state
    let (names, types) = (frame.names, frame.types)
    var result: ProgramState? = mayBeNone ? before : nil
    var declared: [Name: [Int]] = [:]
    uncertainty += 1
    for part in parts {
      state = before
      (frame.names, frame.types) = (names, types)
      runVisibly(part)
      for (name, variable) in frame.names where names[name] != variable { declared[name, default: []].append(variable) }
      if let other = result { merge(other) }
      result = state
    }
    uncertainty -= 1
    state = result ?? before
    (frame.names, frame.types) = (names, types)
    for (name, variables) in declared.sorted(by: { $0.key < $1.key }) {
      var result = value(of: variables[0])
      for variable in variables.dropFirst() { result = join(result, value(of: variable)) }
      declare(name, result)
    }
  }
}
