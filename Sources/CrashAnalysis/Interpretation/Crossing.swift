import Source

extension Interpreter {
  /// A point from which several ways lead, to be held against the one where they meet.
  struct Crossing {
    let isReachedForSure: Bool
    /// How many other ways out there were.
    let exits: Int
    let mayThrow: Bool
  }

  var crossing: Crossing {
    let loops = frame.targets.reduce(0) { $0 + $1.breaks.count + $1.continues.count }
    let exits = frame.returns.count + loops + frame.thrown.reduce(0) { $0 + $1.count }
    return Crossing(isReachedForSure: state.isReachedForSure, exits: exits, mayThrow: frame.mayThrow)
  }

  /// Puts together the ways that lead here. Where all that began at `start` do, this point is as sure to be reached.
  mutating func meet(_ others: [Exit], since start: Crossing) {
    for other in others { merge(other.state) }
    let now = crossing
    if now.exits == start.exits, now.mayThrow == start.mayThrow, state.isReached {
      state.isReachedForSure = start.isReachedForSure
    }
  }
}
