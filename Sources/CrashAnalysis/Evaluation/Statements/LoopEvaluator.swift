import Source
import SwiftLowering

/// Loops, and the jumps that leave statements.
struct LoopEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Runs a loop for each element of a known list, or of an instance with `next()`. The iterations over other sequences
  /// may run or not.
  ///
  /// - Parameter range: the place of the sequence.
  func forEach(
    _ pattern: SwiftPattern, in sequence: AbstractValue, at range: TextRange, where filter: SwiftExpression?,
    _ body: [SwiftStatement]
  ) {
    let run = { (value: AbstractValue) in
      let names = frame.names
      var certainty = patterns.match(value, pattern)
      if certainty != .no, let filter {
        let isMatched = certainty
        var truth = Certainty.maybe
        if isMatched == .yes {
          truth = statements.truth(of: filter)
        } else {
          maybe { truth = statements.truth(of: filter) }
        }
        certainty = certainty.and(truth)
      }
      branch(certainty) { statements.run(body) }
      frame.names = names
    }
    if case .list(let values) = sequences.elements(of: sequence), values.count <= Self.elementLimit,
      !context.isExploring
    {
      return inTarget(.loop) {
        for value in values where state.path.isReached {
          let start = fork
          run(value)
          endIteration(since: start)
        }
      }
    }
    if let iterator = iterator(of: sequence, at: range) {
      inTarget(.loop) { forEach(of: iterator, at: range, run) }
    } else {
      escape(sequence)
      repeatUnknown { run(.unknown) }
    }
  }

  /// Returns the iterator of a sequence that the program declares; nil if it is not known.
  private func iterator(of sequence: AbstractValue, at range: TextRange) -> AbstractValue? {
    guard let path = state.type(of: sequence), names.declaration(of: path) != nil, !context.isExploring else {
      return nil
    }
    if let id = witness(Self.makeIterator, of: sequence) {
      let iterator = functions.call(id, CallSite(at: range), on: sequence)
      return state.type(of: iterator) == nil ? nil : iterator
    }
    return names.hasMember(Self.makeIterator, in: path) || !names.hasMember(Self.next, in: path) ? nil : sequence
  }

  /// Runs a closure for each result of `next()`, until that is nil.
  private func forEach(of iterator: AbstractValue, at range: TextRange, _ run: (AbstractValue) -> Void) {
    let variable = state.declare(iterator)
    for _ in 0..<Self.elementLimit where state.path.isReached {
      var iterator = state.value(of: variable)
      guard let id = witness(Self.next, of: iterator) else { break }
      let next = functions.call(id, CallSite(at: range), on: iterator, changing: &iterator)
      if program[id].isMutating { state.assign(variable, iterator) }
      if next == .nothing { return }
      guard next.isThere else {
        escape(next)
        break
      }
      let start = fork
      run(next.wrapped)
      endIteration(since: start)
    }
    guard state.path.isReached else { return }
    escape(state.value(of: variable))
    state.assign(variable, .unknown)
    repeatUnknown { run(.unknown) }
  }

  /// Returns the method without parameters that fulfils a requirement of a protocol of sequences.
  private func witness(_ name: Name, of value: AbstractValue) -> SwiftFunction.ID? {
    guard let owner = members.owner(of: value) else { return nil }
    switch names.method(name, of: owner, CallSite()) {
    case .one(let id), .possible(let id): return program[id].parameters.isEmpty ? id : nil
    case .witnesses, .unknown: return nil
    }
  }

  private static let makeIterator: Name = "makeIterator"
  private static let next: Name = "next"

  /// Runs the iterations of a loop while its conditions are known.
  func loop(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    inTarget(.loop) {
      for _ in 0..<Self.roundLimit {
        let names = frame.names
        let certainty = statements.test(conditions)
        if certainty == .yes {
          let start = fork
          statements.run(body)
          frame.names = names
          endIteration(since: start)
        }
        frame.names = names
        guard certainty == .yes, state.path.isReached else {
          if certainty == .maybe { break }
          return
        }
      }
      runUncertainly(conditions, body)
    }
  }

  func repetition(_ body: [SwiftStatement], _ conditions: [SwiftCondition]) {
    inTarget(.loop) {
      for _ in 0..<Self.roundLimit {
        let start = fork
        statements.run(body)
        endIteration(since: start)
        guard state.path.isReached else { return }
        let certainty = statements.test(conditions)
        if certainty == .no { return }
        if certainty == .maybe { break }
      }
      runUncertainly(conditions, body)
    }
  }

  /// Runs the iterations of a loop that may end before each of them.
  private func runUncertainly(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) {
    repeatUnknown {
      let names = frame.names
      let certainty = statements.test(conditions)
      branch(certainty == .no ? .no : .maybe) { statements.run(body) }
      frame.names = names
    }
  }

  /// Runs a closure an unknown number of times: until the values stay the same, or all changed values are unknown.
  func repeatUnknown(_ body: () -> Void) {
    inTarget(.loop) {
      var changes = Writes()
      for round in 0..<Self.roundLimit {
        let before = state.path
        let count = changes.count
        changes.formUnion(watching { maybe { iteration(body) } })
        if state.path.hasSameValues(as: before) { return }
        if round < 3 { continue }
        // Later conditions can depend on these changes.
        forget(changes)
        if 3 < round, changes.count == count { return }
      }
      state.forgetEverything()
      maybe { iteration(body) }
      state.forgetEverything()
    }
  }

  private func iteration(_ body: () -> Void) {
    let start = fork
    body()
    endIteration(since: start)
  }

  private static let roundLimit = 8
  /// Longer lists are treated as unknown sequences.
  static let elementLimit = 32

  // MARK: Targets

  /// Runs a statement that `break` or `continue` can mean.
  func inTarget(_ kind: JumpTarget.Kind, _ body: () -> Void) {
    let start = fork
    frame.targets.append(JumpTarget(label: frame.label, kind: kind))
    frame.label = nil
    body()
    meet(frame.targets.popLast()?.breaks ?? [], since: start)
  }

  private func endIteration(since start: Fork) {
    guard let last = frame.targets.indices.last else { return }
    let left = frame.targets[last].continues
    frame.targets[last].continues = []
    meet(left, since: start)
  }

  func run(_ statement: SwiftStatement, labeled label: Name) {
    switch statement {
    case .forEach, .loop, .repetition, .choice:
      frame.label = label
      statements.run([statement])
      frame.label = nil
    default:
      frame.label = label
      inTarget(.other) { statements.run([statement]) }
    }
  }

  func jump(_ exit: SwiftStatement.Exit, to label: Name) {
    if let index = frame.targets.lastIndex(where: { $0.label == label }) { leave(by: exit, index) }
    state.path.isReached = false
  }

  func leave(by exit: SwiftStatement.Exit, _ target: Int) {
    let left = Exit(path: state.path, branches: context.branches)
    if exit == .continuing {
      frame.targets[target].continues.append(left)
    } else {
      frame.targets[target].breaks.append(left)
    }
  }

  // MARK: Conditions of the build

  /// Runs alternatives, one of which is compiled. Their declarations stay visible.
  func alternatives(_ parts: [[SwiftStatement]], mayBeNone: Bool) {
    let before = state.path
    let (names, types) = (frame.names, frame.types)
    var result: PathState? = mayBeNone ? before : nil
    var declared: [Name: [Int]] = [:]
    for part in parts {
      state.path = before
      (frame.names, frame.types) = (names, types)
      inside(.branch) {
        statements.runVisibly(part)
        for (name, variable) in frame.names where names[name] != variable {
          declared[name, default: []].append(variable)
        }
        if let other = result { merge(other) }
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
