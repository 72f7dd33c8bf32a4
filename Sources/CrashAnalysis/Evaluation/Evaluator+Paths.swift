import SwiftLowering

/// Branches, and the paths that they leave.
extension Evaluator {
  /// Joins the current path with another one to this point.
  func merge(_ other: PathState) { escape(state.merge(other)) }

  /// Returns the value that stands for one of two values.
  func join(_ a: AbstractValue, _ b: AbstractValue) -> AbstractValue {
    var lost: [AbstractValue] = []
    let result = a.joined(with: b, &lost)
    escape(lost)
    return result
  }

  /// Runs a closure whose code may be skipped.
  func maybe(_ body: () -> Void) {
    let before = state.path
    inside(.branch, body)
    merge(before)
  }

  /// Runs one of two branches, or both if the condition is unknown.
  func branch(_ certainty: Certainty, _ then: () -> Void, otherwise: () -> Void = {}) {
    switch certainty {
    case .yes: then()
    case .no: otherwise()
    case .maybe:
      let before = state.path
      inside(.branch, then)
      let first = state.path
      state.path = before
      inside(.branch, otherwise)
      merge(first)
    }
  }

  /// Runs a closure, and returns the existing values that it changed.
  func watching(_ body: () -> Void) -> Writes {
    let watch = state.beginWatching()
    body()
    return state.endWatching(watch)
  }

  var fork: Fork {
    Fork(isReachedForSure: state.path.isReachedForSure, exits: frame.exitCount, mayThrow: frame.mayThrow)
  }

  /// Joins the paths that lead here. If all paths from the fork do, this point is as certain as the fork.
  func meet(_ others: [Exit], since start: Fork) {
    for other in others { merge(other.path) }
    let now = fork
    if now.exits == start.exits, now.mayThrow == start.mayThrow, state.path.isReached {
      state.path.isReachedForSure = start.isReachedForSure
    }
  }

  /// Runs a closure for each value as a branch, and joins the paths and the results.
  func forEach(of alternatives: Alternatives, _ body: (AbstractValue) -> AbstractValue) -> AbstractValue {
    let before = state.path
    var result: (value: AbstractValue, path: PathState)?
    for value in alternatives.values {
      state.path = before
      let next = inside(.branch) { body(value) }
      guard let known = result else {
        result = (next, state.path)
        continue
      }
      merge(known.path)
      result = (join(known.value, next), state.path)
    }
    return result?.value ?? .unknown
  }
}
