import Source

extension Interpreter {
  /// Runs `do` with its `catch`.
  mutating func run(_ body: [TestStatement], catches: [[TestStatement]], catchesAll: Bool) {
    let before = state
    let start = crossing
    frame.mayThrow = false
    frame.thrown.append([])
    handlers += 1
    let changes = watching { $0.run(body) }
    handlers -= 1
    let thrown = frame.thrown.popLast() ?? []
    let mayThrow = frame.mayThrow
    frame.mayThrow = start.mayThrow
    if !mayThrow, catchesAll {
      catchErrors(thrown, catches[0], since: start)
    } else if mayThrow || !thrown.isEmpty {
      catchUnknownErrors(catches, since: before, changes)
    }
  }

  /// Goes on after errors of which it is known where they are thrown.
  private mutating func catchErrors(
    _ thrown: [Exit], _ body: [TestStatement], since start: Crossing
  ) {
    guard let first = thrown.first else { return }
    let after = state
    if thrown.count == 1, !after.isReached, first.uncertainty == uncertainty {
      state = first.state
      return run(body)
    }
    state = first.state
    for other in thrown.dropFirst() { merge(other.state) }
    uncertainty += 1
    run(body)
    uncertainty -= 1
    merge(after)
    meet([], since: start)
  }

  /// Goes on after errors that may come from anywhere: whatever was done before one may not have been.
  private mutating func catchUnknownErrors(
    _ catches: [[TestStatement]], since before: ProgramState, _ changes: Writes
  ) {
    let after = state
    merge(before)
    state.isReached = true
    forget(changes)
    let forgotten = state
    uncertainty += 1
    var result = after
    for body in catches {
      state = forgotten
      run(body)
      merge(result)
      result = state
    }
    uncertainty -= 1
    state = result
    state.isReachedForSure = false
    frame.mayThrow = true
  }
}
