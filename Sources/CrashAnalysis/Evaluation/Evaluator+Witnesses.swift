import Source
import SwiftLowering
import SwiftSemantics

/// Calls of protocol requirements on values that are not known.
extension Evaluator {
  /// Calls the method of the only type in sight that conforms to the protocol that requires it.
  ///
  /// Other code may have given the place an instance of another type, so the call may not happen. A result is what the
  /// caller gets if it happens.
  ///
  /// - Returns: nil if no protocol requires the method, or several types conform.
  mutating func witnessCall(_ name: Name, on base: SwiftExpression, _ site: CallSite) -> AbstractValue? {
    guard !program.requirements(named: name).isEmpty, let callee = names.types.call(at: site.number)?.callee,
      case .requirement(let requirement) = callee, program.function(requirement) != nil,
      let id = names.onlyWitness(of: name, site, in: names.home(of: requirement))
    else { return nil }
    return possibleCall(id, site, on: .unknown, standingAt: base)
  }
}
