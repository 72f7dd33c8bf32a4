import Source

/// A requirement of a generic signature.
package enum Requirement: Hashable, Sendable {
  case conforms(StaticType, ProtocolReference)
  case inherits(StaticType, StaticType)
  case same(StaticType, StaticType)
  /// A requirement that is not supported, or whose types are unknown.
  case unknown

  func substituting(_ substitution: Substitution) -> Requirement {
    if substitution.isEmpty { return self }
    switch self {
    case .conforms(let type, var constraint):
      constraint.arguments = constraint.arguments.map { $0.substituting(substitution) }
      return .conforms(type.substituting(substitution), constraint)
    case .inherits(let type, let superclass):
      return .inherits(type.substituting(substitution), superclass.substituting(substitution))
    case .same(let first, let second):
      return .same(first.substituting(substitution), second.substituting(substitution))
    case .unknown: return .unknown
    }
  }
}

/// The generic parameters that are visible in a declaration, with their requirements.
package struct Signature: Hashable, Sendable {
  package var parameters: [TypeParameter] = []
  package var requirements: [Requirement] = []

  package init(_ parameters: [TypeParameter] = [], _ requirements: [Requirement] = []) {
    (self.parameters, self.requirements) = (parameters, requirements)
  }

  package static let empty = Signature()

  func adding(_ other: Signature) -> Signature {
    Signature(parameters + other.parameters, requirements + other.requirements)
  }
}
