import Source

extension Interpreter {
  /// Runs `do` with its `catch`.
  mutating func run(_ body: [TestStatement], catches: [[TestStatement]], catchesAll: Bool) {
    let before = state
    let start = crossing
    frame.mayThrow = false
    frame.thrown.append([])
    handlers += 1
    run(body)
    handlers -= 1
    let thrown = frame.thrown.popLast() ?? []
    let mayThrow = frame.mayThrow
    frame.mayThrow = start.mayThrow
    if !mayThrow, catchesAll {
      catchErrors(thrown, catches[0], since: start)
    } else if mayThrow || !thrown.isEmpty {
      catchUnknownErrors(catches, since: before)
    }
  }

  /// Goes on after errors of which it is known where they are thrown.
  private mutating func catchErrors(
    _ thrown: [(state: ProgramState, uncertainty: Int)], _ body: [TestStatement], since start: Crossing
  ) {
    guard let first = thrown.first else { return }
    let after = state
    if thrown.count == 1, !after.isReached, first.uncertainty == uncertainty {
      state = first.state
      return run(body)
    }
    state = thrown.dropFirst().reduce(first.state) { $0.joined(with: $1.state) }
    uncertainty += 1
    run(body)
    uncertainty -= 1
    state = after.joined(with: state)
    meet([], since: start)
  }

  /// Goes on after errors that may come from anywhere: whatever was done before one may not have been.
  private mutating func catchUnknownErrors(_ catches: [[TestStatement]], since before: ProgramState) {
    let after = state
    state = before.joined(with: after)
    state.isReached = true
    forgetEverything()
    let forgotten = state
    uncertainty += 1
    var result = after
    for body in catches {
      state = forgotten
      run(body)
      result = result.joined(with: state)
    }
    uncertainty -= 1
    state = result
    state.isReachedForSure = false
    frame.mayThrow = true
  }
}
