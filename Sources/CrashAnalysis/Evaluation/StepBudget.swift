/// Limits how many steps an evaluation takes, and how deep they nest.
struct StepBudget {
  /// Whether a step was refused. Then all later ones are refused, too.
  private(set) var isSpent = false
  private var steps = 0
  private var depth = 0

  private static let stepLimit = 20_000
  private static let depthLimit = 160

  /// Begins a step, and returns whether it may be taken.
  mutating func enter() -> Bool {
    steps += 1
    guard !isSpent, depth < Self.depthLimit, steps < Self.stepLimit else {
      isSpent = true
      return false
    }
    depth += 1
    return true
  }

  /// Ends a step that was taken.
  mutating func leave() { depth -= 1 }

  /// Counts steps that another budget allowed.
  mutating func charge(_ count: Int) {
    steps += count
    if Self.stepLimit <= steps { isSpent = true }
  }

  /// The number of steps, rounded up to a power of two.
  var roundedSteps: Int {
    var result = 16
    while result < steps { result *= 2 }
    return result
  }

  /// Allows as many steps as at the beginning.
  mutating func startAgain() { steps = 0 }
}
