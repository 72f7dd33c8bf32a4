/// The kinds of regions around the current point of an evaluation.
///
/// Entering a region makes a new context. Leaving it restores the former one as a whole.
struct EvaluationContext: Hashable {
  /// A part of a program whose code runs in special circumstances.
  enum Region: UInt8 {
    /// Code that may be skipped.
    case branch
    /// An argument that the callee may not evaluate.
    case optionalArgument
    /// The operand of `try`.
    case attempt
    /// Code whose errors are caught.
    case handler
    /// Code that runs at an unknown time, so that its conditions are unknown.
    case exploration
    /// The body of a function. A `try` around the call does not cover the calls in it.
    case body
    /// An initializer that runs to find out whether the default of a scalar exists.
    case scalarInitializer
  }

  /// The number of branches around the point.
  private(set) var branches = 0
  /// The other regions, as bits.
  private var regions: UInt8 = 0

  /// Returns the context in a region.
  func entering(_ region: Region) -> EvaluationContext {
    var inner = self
    switch region {
    case .branch: inner.branches += 1
    case .body: inner.regions &= ~Region.attempt.bit
    default: inner.regions |= region.bit
    }
    return inner
  }

  /// Returns the same regions with another number of branches.
  func with(branches: Int) -> EvaluationContext {
    var result = self
    result.branches = branches
    return result
  }

  private func isIn(_ region: Region) -> Bool { regions & region.bit != 0 }

  /// Whether code at this point runs if the path is reached.
  var isUnconditional: Bool { branches == 0 && !isIn(.optionalArgument) }
  var isBranch: Bool { 0 < branches }
  var isTried: Bool { isIn(.attempt) }
  var isHandled: Bool { isIn(.handler) }
  var isExploring: Bool { isIn(.exploration) }
  var isScalarInitializer: Bool { isIn(.scalarInitializer) }
}

extension EvaluationContext.Region {
  fileprivate var bit: UInt8 { 1 << rawValue }
}
