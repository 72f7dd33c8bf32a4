import SwiftLowering

/// Statements, conditions, `do` and `defer`.
struct StatementEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Runs statements that declare names for themselves.
  func run(_ statements: [SwiftStatement]) {
    let (names, types) = (frame.names, frame.types)
    runVisibly(statements)
    (frame.names, frame.types) = (names, types)
  }

  /// Runs statements whose names stay.
  func runVisibly(_ statements: [SwiftStatement]) {
    var deferred: [Deferred] = []
    declareTypes(of: statements)
    var functions = declareFunctions(of: statements)[...]
    for statement in statements where state.path.isReached {
      // Until its declaration, a function can use the names that are declared before its call.
      chargeSteps(functions.count)
      if !evaluation.budget.isSpent {
        for function in functions { state.setSurroundings(frame.surroundings, of: function) }
      }
      if case .function = statement {
        functions = functions.dropFirst()
        continue
      }
      if case .deferred(let body) = statement {
        deferred.append(Deferred(body, in: frame))
        continue
      }
      bounded(()) { run(statement) }
      if evaluation.budget.isSpent { break }
    }
    for item in deferred.reversed() { run(item) }
  }

  private func run(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): _ = evaluate(expression)
    case .binding(let pattern, let type, let value): bind(pattern, type, value)
    case .computed(let variable):
      bind(variable.pattern, variable.type, variable.value)
      observers.addObservers(of: variable)
      if variable.isWeak, let number = variable.pattern.name.flatMap({ frame.names[$0] }) { state.weaken(number) }
    case .conditional(let conditions, let then, let otherwise): runBranches(conditions, then, otherwise) { run($0) }
    case .check(let conditions, let otherwise):
      let names = frame.names
      let certainty = test(conditions)
      let bound = frame.names
      frame.names = names
      branch(certainty) {
      } otherwise: {
        run(otherwise)
      }
      frame.names = bound
    case .forEach(let pattern, let sequence, let filter, _, let body):
      loops.forEach(pattern, in: evaluate(sequence), at: sequence.range, where: filter, body)
    case .loop(let conditions, let body): loops.loop(conditions, body)
    case .choice(let subject, let cases): patterns.choose(subject, cases) { run($0) }
    case .exit(let exit, let value): leave(exit, value)
    case .repetition(let body, let conditions): loops.repetition(body, conditions)
    case .labeled(let label, let statement): loops.run(statement, labeled: label)
    case .jump(let exit, let label): loops.jump(exit, to: label)
    case .alternatives(let parts, let mayBeNone): loops.alternatives(parts, mayBeNone: mayBeNone)
    case .deferred(let body): run([.deferred(body)])
    case .block(let body, let catches, let catchesAll):
      if catches.isEmpty { run(body) } else { run(body, catches: catches.map(\.body), catchesAll: catchesAll) }
    case .function, .type, .members, .imported: break
    case .opaque(let mentions): escape(mentions)
    }
  }

  private func bind(_ pattern: SwiftPattern, _ type: WrittenType?, _ value: SwiftExpression?) {
    bind(pattern, value.map { expressions.evaluate($0, as: type?.reference, in: frame.scope) } ?? .nothing)
    diagnostics.noteBinding(pattern, value, frame.names, point)
  }

  /// Types and aliases can be named in all of the statements around them.
  private func declareTypes(of statements: [SwiftStatement]) {
    for statement in statements {
      if case .type(let name, _) = statement { frame.types[name] = .hidden }
      guard case .alternatives(let parts, _) = statement else { continue }
      for case .type(let name, _) in parts.joined() { frame.types[name] = .hidden }
    }
    for case .type(let name, let target?) in statements {
      var outer = frame.scope
      outer.locals[name] = nil
      frame.types[name] = .alias(target.reference, outer)
    }
  }

  /// Functions can be called in all of the statements around them, themselves included.
  ///
  /// - Returns: their numbers in the state.
  private func declareFunctions(of statements: [SwiftStatement]) -> [Int] {
    let functions = statements.compactMap { statement in
      if case .function(let function) = statement { function } else { nil }
    }
    for function in functions { declareConstant(function.name, .unknown) }
    var numbers: [Int] = []
    for function in functions {
      guard case .callable(let number) = state.makeCallable(.function(function, frame.surroundings)) else { continue }
      numbers.append(number)
    }
    let named = Dictionary(grouping: zip(functions, numbers)) { $0.0.name }
    for (name, overloads) in named.sorted(by: { $0.key < $1.key }) {
      guard let variable = frame.names[name] else { continue }
      let only = overloads.count == 1 ? AbstractValue.callable(overloads[0].1) : nil
      state.assign(variable, only ?? state.makeCallable(.overloads(overloads.map(\.1))))
    }
    return numbers
  }

  private func leave(_ exit: SwiftStatement.Exit, _ value: SwiftExpression?) {
    switch exit {
    case .returning:
      let result = value.map { expressions.evaluate($0, as: frame.result, in: frame.scope) } ?? .something
      if state.path.isReached {
        frame.returns.append(Exit(path: state.path, value: result, branches: context.branches))
      }
    case .throwing:
      if let value { _ = evaluate(value) }
      fail()
    case .breaking:
      if let index = frame.targets.lastIndex(where: { $0.kind != .other }) { loops.leave(by: .breaking, index) }
    case .continuing:
      if let index = frame.targets.lastIndex(where: { $0.kind == .loop }) { loops.leave(by: .continuing, index) }
    }
    end()
  }

  /// Runs the branches of `if` that may be chosen. The first one sees the names that the conditions bind.
  func runBranches(
    _ conditions: [SwiftCondition], _ then: [SwiftStatement], _ otherwise: [SwiftStatement],
    _ run: ([SwiftStatement]) -> Void
  ) {
    let names = frame.names
    let certainty = test(conditions)
    branch(certainty) {
      run(then)
    } otherwise: {
      frame.names = names
      run(otherwise)
    }
    frame.names = names
  }

  // MARK: Conditions

  /// Evaluates conditions in order until one is false, and binds their names.
  func test(_ conditions: [SwiftCondition]) -> Certainty {
    var result = Certainty.yes
    for condition in conditions {
      if result == .no { break }
      if result == .maybe {
        var inner = Certainty.yes
        maybe { inner = test(condition) }
        result = result.and(inner)
      } else {
        result = test(condition)
      }
    }
    return result
  }

  private func test(_ condition: SwiftCondition) -> Certainty {
    switch condition {
    case .expression(let expression): return truth(of: expression)
    case .binding(let pattern, let expression):
      let value = evaluate(expression)
      bind(pattern, value == .nothing && context.isExploring ? .unknown : value.wrapped)
      if context.isExploring { return .maybe }
      return value == .nothing ? .no : value.isThere ? .yes : .maybe
    case .opaque(let pattern, let expression):
      let value = expression.map { evaluate($0) } ?? .unknown
      let certainty = patterns.match(value, pattern)
      return context.isExploring ? .maybe : certainty
    }
  }

  func truth(of expression: SwiftExpression) -> Certainty {
    truth(of: evaluate(expression))
  }

  func truth(of value: AbstractValue) -> Certainty {
    guard case .boolean(let value) = value, !context.isExploring else { return .maybe }
    return value ? .yes : .no
  }

  /// Runs `do` with its `catch`.
  func run(_ body: [SwiftStatement], catches: [[SwiftStatement]], catchesAll: Bool) {
    let before = state.path
    let start = fork
    frame.mayThrow = false
    frame.thrown.append([])
    let changes = watching { inside(.handler) { run(body) } }
    let thrown = frame.thrown.popLast() ?? []
    let mayThrow = frame.mayThrow
    frame.mayThrow = start.mayThrow
    if !mayThrow, catchesAll {
      catchErrors(thrown, catches[0], since: start)
    } else if mayThrow || !thrown.isEmpty {
      catchUnknownErrors(catches, since: before, changes)
    }
  }

  /// Runs a `catch` after errors whose places are all known.
  private func catchErrors(_ thrown: [Exit], _ body: [SwiftStatement], since start: Fork) {
    guard let first = thrown.first else { return }
    let after = state.path
    if thrown.count == 1, !after.isReached, first.branches == context.branches {
      state.path = first.path
      return run(body)
    }
    state.path = first.path
    for other in thrown.dropFirst() { merge(other.path) }
    inside(.branch) { run(body) }
    merge(after)
    meet([], since: start)
  }

  /// Runs each `catch` after errors from unknown places. The changes before an error may have been made or not.
  private func catchUnknownErrors(_ catches: [[SwiftStatement]], since before: PathState, _ changes: Writes) {
    let after = state.path
    merge(before)
    state.path.isReached = true
    forget(changes)
    let forgotten = state.path
    var result = after
    for body in catches {
      state.path = forgotten
      inside(.branch) {
        run(body)
        merge(result)
      }
      result = state.path
    }
    state.path = result
    state.path.isReachedForSure = false
    frame.mayThrow = true
  }

  /// Runs a `defer` on all paths that leave the statements.
  private func run(_ deferred: Deferred) {
    let exits = deferred.exits(of: frame)
    let isOnly = exits.count + (state.path.isReached ? 1 : 0) == 1
    let (names, outer) = (frame.names, context)
    frame.names = deferred.names
    if state.path.isReached {
      if !isOnly { context = outer.entering(.branch) }
      run(deferred.body)
    }
    let normal = state.path
    for exit in exits {
      let left = frame[keyPath: exit]
      state.path = left.path
      context = outer.with(branches: isOnly ? left.branches : left.branches + 1)
      run(deferred.body)
      frame[keyPath: exit].path = state.path
    }
    state.path = normal
    context = outer
    frame.names = names
  }
}
