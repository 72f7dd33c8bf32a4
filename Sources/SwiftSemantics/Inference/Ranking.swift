import Source
import SwiftLowering

/// The choice between candidates that all can take the arguments.
struct Ranking {
  let environment: TypeEnvironment
  let signature: Signature

  /// Returns the index of the attempt that is better than all others; nil if there is none.
  ///
  /// Types that are not known can only make an attempt worse or impossible. So they matter for the best attempt alone,
  /// unless all candidates have the same parameters for them.
  func best(_ attempts: [Attempt]) -> Int? {
    guard attempts.count > 1 else { return attempts.indices.first }
    let isShared = unknownsAreShared(attempts)
    return attempts.indices.first { index in
      guard isShared || attempts[index].conversions.score.unknowns == 0 else { return false }
      return attempts.indices.allSatisfy { $0 == index || isPreferred(attempts[index], to: attempts[$0]) }
    }
  }

  private func unknownsAreShared(_ attempts: [Attempt]) -> Bool {
    let unknowns = attempts[0].conversions.score.unknowns
    guard attempts.allSatisfy({ $0.conversions.score.unknowns == unknowns }) else { return false }
    let types = attempts.map { attempt in
      let own = attempt.candidate.ownParameters.enumerated().map { index, parameter in
        (parameter, StaticType.parameter(TypeParameter(owner: .local(-1), index: index, name: "")))
      }
      let substitution = Substitution(own)
      return attempt.match.parameters.map { attempt.candidate.parameters[$0].type.substituting(substitution) }
    }
    return types.allSatisfy { $0 == types[0] }
  }

  private func isPreferred(_ first: Attempt, to second: Attempt) -> Bool {
    if areIncomparable(first, second) { return false }
    let (score, other) = (first.conversions.score, second.conversions.score)
    // A function whose default values are used is not certain to be better.
    if score < other { return first.match.parameters.isEmpty || first.match.defaultCount <= second.match.defaultCount }
    return score.equals(other) && isBetter(first, than: second)
  }

  /// Whether the order is not known: of variadic functions with different parameters, and of functions that take
  /// closures and differ in `async`.
  private func areIncomparable(_ first: Attempt, _ second: Attempt) -> Bool {
    if first.match.usesVariadic, second.match.usesVariadic, first.match.parameters != second.match.parameters {
      return true
    }
    guard first.candidate.isAsync != second.candidate.isAsync else { return false }
    return zip(first.match.parameters, second.match.parameters).contains { one, other in
      guard case .function(let function) = first.candidate.parameters[one].type,
        case .function(let second) = second.candidate.parameters[other].type
      else { return false }
      return function.isAsync != second.isAsync
    }
  }

  /// Whether the first attempt is better: no rule prefers the second one, and some rule prefers the first.
  func isBetter(_ first: Attempt, than second: Attempt) -> Bool {
    let (a, b) = (first.candidate, second.candidate)
    if !first.match.parameters.isEmpty, first.match.defaultCount != second.match.defaultCount {
      // A function that takes exactly the arguments is better, unless another rule prefers the other one.
      let isExact = first.match.defaultCount < second.match.defaultCount
      return isExact && (!a.isGeneric || b.isGeneric) && a.isInProtocol == b.isInProtocol
    }
    if a.isGeneric != b.isGeneric, a.isInProtocol == b.isInProtocol { return b.isGeneric }
    if a.isInProtocol != b.isInProtocol, !a.owner.isEmpty, !b.owner.isEmpty { return b.isInProtocol }
    if a.isInProtocol, b.isInProtocol {
      let isNarrow = environment.isExtension(of: a.callee.function, asSpecializedAs: b.callee.function)
      let isOtherNarrow = environment.isExtension(of: b.callee.function, asSpecializedAs: a.callee.function)
      if isNarrow != isOtherNarrow { return isNarrow }
    }
    let isSpecialized = isAsSpecialized(first, as: second)
    let isOtherSpecialized = isAsSpecialized(second, as: first)
    if isSpecialized != isOtherSpecialized { return isSpecialized }
    if a.isInProtocol, b.isInProtocol, a.owner != b.owner {
      if environment.ancestors(ofProtocol: a.owner).contains(where: { $0.path == b.owner }) { return true }
      if environment.ancestors(ofProtocol: b.owner).contains(where: { $0.path == a.owner }) { return false }
    }
    if a.source != b.source, isSpecialized { return a.source < b.source }
    if a.isInProtocol != b.isInProtocol { return b.isInProtocol }
    if first.match.defaultCount != second.match.defaultCount {
      return first.match.defaultCount < second.match.defaultCount
    }
    if a.distance != b.distance { return a.distance < b.distance }
    if first.match.usesVariadic != second.match.usesVariadic { return second.match.usesVariadic }
    if a.requirements.count != b.requirements.count { return a.requirements.count > b.requirements.count }
    return false
  }

  /// Whether each argument of the first candidate could be one of the second one.
  private func isAsSpecialized(_ first: Attempt, as second: Attempt) -> Bool {
    var own = signature
    own.requirements += first.candidate.requirements
    var conversions = Conversions(environment, own, first.initial)
    let attempt = Attempt(second.candidate, second.match, conversions)
    conversions = attempt.conversions
    for (one, other) in zip(first.match.parameters, second.match.parameters) {
      let parameter = first.candidate.parameters[one]
      let wanted = second.candidate.parameters[other].type.substituting(attempt.variables)
      let from = environment.reduced(parameter.type, in: own)
      guard conversions.convert(from, to: wanted) == true else { return false }
    }
    var result = attempt
    result.conversions = conversions
    return result.applyRequirements() && result.conversions.score.unknowns == 0
  }
}
