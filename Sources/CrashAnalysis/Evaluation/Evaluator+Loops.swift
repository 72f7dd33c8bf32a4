import Source
import SwiftLowering

extension Evaluator {
  /// Runs a loop for each element of a known list. The iterations over other sequences may run or not.
  mutating func forEach(
    _ pattern: SwiftPattern, in sequence: AbstractValue, where filter: SwiftExpression?, _ body: [SwiftStatement]
  ) {
    let run = { (self: inout Evaluator, value: AbstractValue) in
      let names = self.frame.names
      var certainty = self.match(value, pattern)
      if certainty != .no, let filter {
        let isMatched = certainty
        var truth = Certainty.maybe
        if isMatched == .yes { truth = self.truth(of: filter) } else { self.maybe { truth = $0.truth(of: filter) } }
        certainty = certainty.and(truth)
      }
      self.branch(certainty) {
        $0.run(body)
      } otherwise: { _ in
      }
      self.frame.names = names
    }
    guard case .list(let values) = elements(of: sequence), values.count <= Self.elementLimit, !context.isExploring
    else {
      if case .list(let values) = sequence { escape(.list(values)) }
      return repeatUnknown { run(&$0, .unknown) }
    }
    inTarget(.loop) { evaluator in
      for value in values where evaluator.state.path.isReached {
        let start = evaluator.fork
        run(&evaluator, value)
        evaluator.endIteration(since: start)
      }
    }
  }

  /// Runs the iterations of a loop while its conditions are known.
  mutating func loop(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    inTarget(.loop) { evaluator in
      for _ in 0..<Self.roundLimit {
        let names = evaluator.frame.names
        let certainty = evaluator.test(conditions)
        if certainty == .yes {
          let start = evaluator.fork
          evaluator.run(body)
          evaluator.frame.names = names
          evaluator.endIteration(since: start)
        }
        evaluator.frame.names = names
        guard certainty == .yes, evaluator.state.path.isReached else {
          if certainty == .maybe { break }
          return
        }
      }
      evaluator.runUncertainly(conditions, body)
    }
  }

  mutating func repetition(_ body: [SwiftStatement], _ conditions: [SwiftCondition]) {
    inTarget(.loop) { evaluator in
      for _ in 0..<Self.roundLimit {
        let start = evaluator.fork
        evaluator.run(body)
        evaluator.endIteration(since: start)
        guard evaluator.state.path.isReached else { return }
        let certainty = evaluator.test(conditions)
        if certainty == .no { return }
        if certainty == .maybe { break }
      }
      evaluator.runUncertainly(conditions, body)
    }
  }

  /// Runs the iterations of a loop that may end before each of them.
  private mutating func runUncertainly(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    repeatUnknown { evaluator in
      let names = evaluator.frame.names
      let certainty = evaluator.test(conditions)
      evaluator.branch(certainty == .no ? .no : .maybe) {
        $0.run(body)
      } otherwise: { _ in
      }
      evaluator.frame.names = names
    }
  }

  /// Runs a closure an unknown number of times: until the values stay the same, or all changed values are unknown.
  mutating func repeatUnknown(_ body: (inout Evaluator) -> Void) {
    inTarget(.loop) { evaluator in
      var changes = Writes()
      for round in 0..<Self.roundLimit {
        let before = evaluator.state.path
        let count = changes.count
        changes.formUnion(evaluator.watching { $0.maybe { $0.iteration(body) } })
        if evaluator.state.path.hasSameValues(as: before) { return }
        if round < 3 { continue }
        // Later conditions can depend on these changes.
        evaluator.forget(changes)
        if 3 < round, changes.count == count { return }
      }
      evaluator.state.forgetEverything()
      evaluator.maybe { $0.iteration(body) }
      evaluator.state.forgetEverything()
    }
  }

  private mutating func iteration(_ body: (inout Evaluator) -> Void) {
    let start = fork
    body(&self)
    endIteration(since: start)
  }

  private static let roundLimit = 8
  /// Longer lists are treated as unknown sequences.
  static let elementLimit = 32

  // MARK: Targets

  /// Runs a statement that `break` or `continue` can mean.
  mutating func inTarget(_ kind: JumpTarget.Kind, _ body: (inout Evaluator) -> Void) {
    let start = fork
    frame.targets.append(JumpTarget(label: frame.label, kind: kind))
    frame.label = nil
    body(&self)
    meet(frame.targets.popLast()?.breaks ?? [], since: start)
  }

  private mutating func endIteration(since start: Fork) {
    guard let last = frame.targets.indices.last else { return }
    let left = frame.targets[last].continues
    frame.targets[last].continues = []
    meet(left, since: start)
  }

  mutating func run(_ statement: SwiftStatement, labeled label: Name) {
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

  mutating func jump(_ exit: SwiftStatement.Exit, to label: Name) {
    if let index = frame.targets.lastIndex(where: { $0.label == label }) { leave(by: exit, index) }
    state.path.isReached = false
  }

  mutating func leave(by exit: SwiftStatement.Exit, _ target: Int) {
    let left = Exit(path: state.path, branches: context.branches)
    if exit == .continuing {
      frame.targets[target].continues.append(left)
    } else {
      frame.targets[target].breaks.append(left)
    }
  }

  // MARK: Conditions of the build

  /// Runs alternatives, one of which is compiled. Their declarations stay visible.
  mutating func alternatives(_ parts: [[SwiftStatement]], mayBeNone: Bool) {
    let before = state.path
    let (names, types) = (frame.names, frame.types)
    var result: PathState? = mayBeNone ? before : nil
    var declared: [Name: [Int]] = [:]
    for part in parts {
      state.path = before
      (frame.names, frame.types) = (names, types)
      inside(.branch) { evaluator in
        evaluator.runVisibly(part)
        for (name, variable) in evaluator.frame.names where names[name] != variable {
          declared[name, default: []].append(variable)
        }
        if let other = result { evaluator.merge(other) }
      }
      result = state.path
    }
    state.path = result ?? before
    (frame.names, frame.types) = (names, types)
    for (name, variables) in declared.sorted(by: { $0.key < $1.key }) {
      var result = state.value(of: variables[0])
      for variable in variables.dropFirst() { result = join(result, state.value(of: variable)) }
      declare(name, result)
    }
  }
}
