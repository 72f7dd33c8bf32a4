import Source
import SwiftLowering

/// Calls of protocol requirements on values that are not known.
extension Evaluator {
  /// Calls the method of the only type in sight that conforms to the protocol of a stored property.
  ///
  /// Other code may have stored an instance of another type, so the call may not happen. A result is what the caller
  /// gets if it happens.
  ///
  /// - Returns: nil if the property has no such type, or several types conform.
  mutating func witnessCall(
    _ name: Name, on base: SwiftExpression, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard let requirements = protocolOfProperty(base),
      let id = names.onlyWitness(of: name, arguments, in: requirements)
    else { return nil }
    return possibleCall(id, arguments, on: .unknown, at: range, standingAt: base)
  }

  /// Returns the path of the protocol that a stored property of `self` is declared with.
  private func protocolOfProperty(_ base: SwiftExpression) -> [Name]? {
    let property: Name
    switch base.content {
    case .name(let name): property = name
    case .member(let owner, let name):
      guard case .name(WellKnownNames.selfName) = owner.content else { return nil }
      property = name
    case .parenthesized(let inner), .unwrapped(let inner): return protocolOfProperty(inner)
    default: return nil
    }
    let resolver = names
    guard !resolver.isVariable(property), let path = resolver.selfPath,
      let (stored, owner) = resolver.storedProperty(property, of: path), let type = stored.bareType,
      case .named(let found, []) = resolver.resolved(type.unwrapped, in: owner.scope),
      resolver.declaration(of: found)?.kind == .protocolType
    else { return nil }
    return found
  }
}
