import Source
import SwiftLowering

/// Members of types: associated types of generic parameters, and the types that conforming types give them.
extension TypeEnvironment {
  /// Returns the type with each member of a type replaced by the type that it means, if that is known.
  ///
  /// - Complexity: each member of a nominal type is computed once.
  package func reduced(_ type: StaticType, in signature: Signature = .empty) -> StaticType {
    guard type.contains(where: { $0.isReducible(signature) }) else { return type }
    switch type {
    case .member(let base, let name): return member(name, of: reduced(base, in: signature), in: signature)
    case .parameter: return sameType(type, in: signature) ?? type
    default: return type.mapParts { reduced($0, in: signature) }
    }
  }

  /// Returns a member of a reduced type.
  private func member(_ name: Name, of base: StaticType, in signature: Signature) -> StaticType {
    switch base {
    case .nominal(let path, let arguments):
      guard let nominal = nominal(path), let witness = witness(name, of: nominal), witnessDepth < Self.witnessLimit
      else {
        return .unknown
      }
      // A witness can name itself with other arguments.
      witnessDepth += 1
      defer { witnessDepth -= 1 }
      return reduced(witness.substituting(nominal.substitution(arguments)), in: signature)
    case .parameter, .member, .opaqueResult:
      if case .opaqueResult(let opaque) = base, let argument = primary(name, of: opaque.constraints) { return argument }
      let type = StaticType.member(base, name)
      if let same = sameType(type, in: signature) { return same }
      return equation(base, name, in: signature) ?? type
    case .existential(let protocols): return primary(name, of: protocols) ?? .unknown
    case .variable: return .member(base, name)
    default: return .unknown
    }
  }

  /// The number of witnesses that can name each other.
  private static let witnessLimit = 16

  /// The argument for a primary associated type.
  private func primary(_ name: Name, of protocols: [ProtocolReference]) -> StaticType? {
    for reference in protocols where !reference.arguments.isEmpty {
      let names = nominal(reference.path)?.parts.first { $0.kind != nil }?.primaryAssociatedTypes ?? []
      if let index = names.firstIndex(of: name), reference.arguments.indices.contains(index) {
        return reference.arguments[index]
      }
    }
    return nil
  }

  /// The type to which the signature equates a generic parameter or a member of one.
  private func sameType(_ type: StaticType, in signature: Signature) -> StaticType? {
    for case .same(let first, let second) in signature.requirements {
      // Of two generic types, the one that comes first in the order of the compiler stands for both.
      if first == type, !second.isGeneric || second.precedes(first) { return reducedOnce(second, in: signature) }
      if second == type, !first.isGeneric || first.precedes(second) { return reducedOnce(first, in: signature) }
    }
    return nil
  }

  private func reducedOnce(_ type: StaticType, in signature: Signature) -> StaticType {
    guard reductionDepth < 8 else { return type }
    reductionDepth += 1
    defer { reductionDepth -= 1 }
    return reduced(type, in: signature)
  }

  /// The type to which a protocol equates a member: `Iterator.Element` is `Element`.
  private func equation(_ base: StaticType, _ name: Name, in signature: Signature) -> StaticType? {
    if case .member(let root, let middle) = base {
      for reference in protocols(of: root, in: signature) {
        for case .same(let first, let second) in requirements(ofProtocol: reference.path) {
          let own = StaticType.parameter(.selfType(of: reference.path))
          let long = StaticType.member(.member(own, middle), name)
          let short = first == long ? second : second == long ? first : nil
          if let short { return reducedOnce(short.substituting([.selfType(of: reference.path): root]), in: signature) }
        }
      }
    }
    for reference in protocols(of: base, in: signature) {
      for case .same(let first, let second) in requirements(ofProtocol: reference.path) {
        let member = StaticType.member(.parameter(.selfType(of: reference.path)), name)
        if first == member, !second.isGeneric { return second }
        if second == member, !first.isGeneric { return first }
      }
    }
    return nil
  }

  // MARK: Constraints

  /// The protocols of a generic parameter, a member of one or an opaque type, with all protocols that they inherit from.
  package func protocols(of type: StaticType, in signature: Signature) -> [ProtocolReference] {
    var result: [ProtocolReference] = []
    var seen: Set<[Name]> = []
    for reference in declaredProtocols(of: type, in: signature) {
      for ancestor in ancestors(ofProtocol: reference.path) where seen.insert(ancestor.path).inserted {
        result.append(ancestor.path == reference.path ? reference : ancestor)
      }
    }
    return result
  }

  private func declaredProtocols(of type: StaticType, in signature: Signature) -> [ProtocolReference] {
    var result: [ProtocolReference] = []
    for case .conforms(let subject, let reference) in signature.requirements where subject == type {
      result.append(reference)
    }
    switch type {
    case .parameter(let parameter):
      if case .protocolSelf(let path) = parameter.owner { result.append(ProtocolReference(path: path)) }
    case .opaqueResult(let opaque): result += opaque.constraints
    case .existential(let protocols): result += protocols
    case .member(let base, _):
      for case .conforms(let subject, let reference) in memberRequirements(of: base, in: signature)
      where subject == type {
        result.append(reference)
      }
    default: break
    }
    return result
  }

  /// The superclass of a generic parameter or of a member of one.
  package func superclass(of type: StaticType, in signature: Signature) -> StaticType? {
    for case .inherits(let subject, let superclass) in signature.requirements where subject == type {
      return superclass
    }
    if case .member(let base, _) = type {
      for case .inherits(let subject, let superclass) in memberRequirements(of: base, in: signature)
      where subject == type {
        return superclass
      }
    }
    return nil
  }

  /// The requirements that the protocols of a type, and of the type that it is a member of, have for their members.
  private func memberRequirements(of base: StaticType, in signature: Signature) -> [Requirement] {
    var result: [Requirement] = []
    for reference in protocols(of: base, in: signature) {
      let substitution: Substitution = [.selfType(of: reference.path): base]
      result += requirements(ofProtocol: reference.path).map { $0.substituting(substitution) }
    }
    if case .member(let outer, _) = base { result += memberRequirements(of: outer, in: signature) }
    return result
  }
}

extension StaticType {
  /// Whether it is a generic parameter or a member of one.
  var isGeneric: Bool {
    switch self {
    case .parameter: true
    case .member(let base, _): base.isGeneric
    default: false
    }
  }

  /// Whether the compiler prefers this generic type to an equal one: fewer members, then earlier parameters and names.
  fileprivate func precedes(_ other: StaticType) -> Bool {
    switch (self, other) {
    case (.parameter(let one), .parameter(let two)): one.rank < two.rank
    case (.parameter, .member): true
    case (.member, .parameter): false
    case (.member(let base, let name), .member(let otherBase, let otherName)):
      base == otherBase ? name < otherName : base.precedes(otherBase)
    default: false
    }
  }

  /// Whether it is a member of a type, or a generic parameter that the signature may equate.
  fileprivate func isReducible(_ signature: Signature) -> Bool {
    switch self {
    case .member: true
    case .parameter:
      signature.requirements.contains {
        if case .same(let first, let second) = $0 { first == self || second == self } else { false }
      }
    default: false
    }
  }
}

extension TypeParameter {
  /// The position among the parameters of all declarations around one.
  fileprivate var rank: Int {
    switch owner {
    case .protocolSelf: 0
    case .type: 1_000 + index
    case .alias: 2_000 + index
    case .function: 3_000 + index
    case .local: 4_000 + index
    }
  }
}
