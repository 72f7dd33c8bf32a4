import Source

/// What runs when the statements around it are left.
struct Deferred {
  let body: [TestStatement]
  let names: [Name: Int]
  /// How many ways out there were before it.
  let exits: ExitCounts
}

/// How many ways there are out of what is being run.
struct ExitCounts {
  let returns: Int
  let breaks: [Int]
  let continues: [Int]
  let thrown: [Int]

  init(_ frame: Interpreter.Frame) {
    returns = frame.returns.count
    breaks = frame.targets.map(\.breaks.count)
    continues = frame.targets.map(\.continues.count)
    thrown = frame.thrown.map(\.count)
  }
}

extension Interpreter {
  /// Runs what was deferred, on all ways that lead out.
  mutating func run(_ deferred: Deferred) {
    var exits: [WritableKeyPath<Frame, Exit>] = []
    func add(_ path: WritableKeyPath<Frame, [Exit]>, from start: Int) {
      for index in start..<max(start, frame[keyPath: path].count) { exits.append(path.appending(path: \.[index])) }
    }
    add(\.returns, from: deferred.exits.returns)
    for index in frame.targets.indices where index < deferred.exits.breaks.count {
      add(\.targets[index].breaks, from: deferred.exits.breaks[index])
      add(\.targets[index].continues, from: deferred.exits.continues[index])
    }
    for index in frame.thrown.indices where index < deferred.exits.thrown.count {
      add(\.thrown[index], from: deferred.exits.thrown[index])
    }
    let isOnly = exits.count + (state.isReached ? 1 : 0) == 1
    let names = frame.names
    let certain = uncertainty
    frame.names = deferred.names
    if state.isReached {
      if !isOnly { uncertainty = certain + 1 }
      run(deferred.body)
    }
    let normal = state
    for path in exits {
      let exit = frame[keyPath: path]
      state = exit.state
      uncertainty = isOnly ? exit.uncertainty : exit.uncertainty + 1
      run(deferred.body)
      frame[keyPath: path].state = state
    }
    state = normal
    uncertainty = certain
    frame.names = names
  }
}
