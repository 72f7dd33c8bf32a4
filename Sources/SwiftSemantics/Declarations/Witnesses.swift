import Source
import SwiftLowering

/// The types that nominal types give to the associated types of their protocols.
extension TypeEnvironment {
  /// Returns a member of a type in terms of its generic parameters; nil if it is not known.
  func witness(_ name: Name, of nominal: NominalType) -> StaticType? {
    once(\.witnesses, TypeAnswers.WitnessKey(path: nominal.path, name: name), missing: nil) {
      if let libraries = libraries(for: nominal.path) { return libraries.witness(name, of: nominal) }
      let found = findWitness(name, of: nominal)
      return found == .unknown ? nil : found
    }
  }

  private func findWitness(_ name: Name, of nominal: NominalType) -> StaticType? {
    if let parameter = nominal.parameters.last(where: { $0.name == name }) { return .parameter(parameter) }
    let scope = LexicalScope(file: nominal.file, enclosing: nominal.path)
    switch meaning(of: name, in: nominal.selfType, scope) {
    case .type(.member)?, nil: break
    case let found?: return applying(nil, to: found, in: scope)
    }
    if name == StandardTypeNames.rawValue, let raw = conformances(of: nominal.path).rawType { return raw }
    if name == "AllCases", nominal.kind == .enumeration { return .array(nominal.selfType) }
    let protocols = conformancesWithInherited(of: nominal.path).map(\.constraint)
    let found =
      inferred(name, nominal, protocols) ?? equated(name, nominal, protocols)
      ?? defaultWitness(name, nominal, protocols)
    guard found == .member(nominal.selfType, name) else { return found }
    // In `var id: ID`, the name means a type outside of the one that conforms.
    let outer = LexicalScope(file: nominal.file, enclosing: Array(nominal.path.dropLast()))
    return meaning(of: name, in: outer).map { applying(nil, to: $0, in: outer) }
  }

  // MARK: Inference from members

  /// The associated type that the members of a type imply.
  private func inferred(_ name: Name, _ nominal: NominalType, _ protocols: [ProtocolReference]) -> StaticType? {
    for reference in protocols {
      guard let declared = self.nominal(reference.path), mayUse(associatedType: name, declared) else { continue }
      let wanted = StaticType.member(declared.selfType, name)
      for id in requirementFunctions(of: declared) {
        guard let requirement = interface(of: id), requirement.mentions(wanted),
          let found = match(requirement, wanted, in: nominal)
        else { continue }
        return found
      }
    }
    return nil
  }

  /// Whether requirements of a protocol can use an associated type, which it or an ancestor declares.
  private func mayUse(associatedType name: Name, _ nominal: NominalType) -> Bool {
    ancestors(ofProtocol: nominal.path).contains { declares(associatedType: name, $0.path) }
  }

  /// The functions and accessors that a protocol requires itself.
  func requirementFunctions(of nominal: NominalType) -> [SwiftFunction.ID] {
    var names: [Name] = []
    for part in nominal.parts {
      for name in part.requirements.map(\.name) + part.properties.map(\.name) where !names.contains(name) {
        names.append(name)
      }
    }
    for name in [SwiftFunction.subscriptName, WellKnownNames.initializer] where !names.contains(name) {
      names.append(name)
    }
    return names.flatMap { name in
      functions(named: name, at: nominal.path).filter { function($0)?.isRequirement ?? false }
    }
  }

  private func match(_ requirement: FunctionInterface, _ wanted: StaticType, in nominal: NominalType) -> StaticType? {
    if requirement.kind == .getter {
      guard let type = declaredType(ofMember: requirement.name, in: nominal) else { return nil }
      return part(of: type, at: requirement.result, wanted)
    }
    for id in functions(named: requirement.name, at: nominal.path) {
      guard let found = interface(of: id), found.kind == requirement.kind,
        found.parameters.map(\.label) == requirement.parameters.map(\.label),
        haveSameParameters(found, requirement, wanted, in: nominal)
      else { continue }
      if let result = part(of: found.result, at: requirement.result, wanted) { return result }
      for (own, other) in zip(found.parameters, requirement.parameters) {
        if let result = part(of: own.type, at: other.type, wanted) { return result }
      }
    }
    return nil
  }

  /// Whether the parameters that don't decide the wanted type have the types of the requirement.
  private func haveSameParameters(
    _ found: FunctionInterface, _ requirement: FunctionInterface, _ wanted: StaticType, in nominal: NominalType
  ) -> Bool {
    let substitution: Substitution = [.selfType(of: requirement.owner): nominal.selfType]
    return zip(found.parameters, requirement.parameters).allSatisfy { own, other in
      guard !other.type.contains(where: { $0 == wanted }) else { return true }
      let type = reduced(other.type.substituting(substitution))
      return type.isUndecided || type.hasMembers || reduced(own.type) == type
    }
  }

  /// The type of a stored or computed property that a type or its extensions declare.
  func declaredType(ofMember name: Name, in nominal: NominalType) -> StaticType? {
    for part in parts(at: nominal.path, declaring: name) where part.properties.contains(where: { $0.name == name }) {
      return type(of: PropertyReference(path: nominal.path, name: name, file: part.file))
    }
    for id in functions(named: name, at: nominal.path) {
      if let getter = interface(of: id), getter.kind == .getter { return getter.result }
    }
    return nil
  }

  /// The part of a type at the place where a pattern has the wanted type.
  func part(of type: StaticType, at pattern: StaticType, _ wanted: StaticType) -> StaticType? {
    if pattern == wanted { return type.hasUnknown ? nil : type }
    switch (type, pattern) {
    case (.nominal(let path, let types), .nominal(let other, let patterns)) where path == other:
      return first(zip(types, patterns), wanted)
    case (.function(let function), .function(let other)):
      let parts = zip(function.parameters.map(\.type), other.parameters.map(\.type))
      return first(parts, wanted) ?? part(of: function.result, at: other.result, wanted)
    case (.tuple(let elements), .tuple(let others)):
      return first(zip(elements.map(\.type), others.map(\.type)), wanted)
    case (.metatype(let type), .metatype(let other)): return part(of: type, at: other, wanted)
    default: return nil
    }
  }

  private func first(_ parts: some Sequence<(StaticType, StaticType)>, _ wanted: StaticType) -> StaticType? {
    for (type, pattern) in parts {
      if let found = part(of: type, at: pattern, wanted) { return found }
    }
    return nil
  }

  // MARK: Requirements and defaults

  /// The type to which the requirements of protocols equate a member.
  private func equated(_ name: Name, _ nominal: NominalType, _ protocols: [ProtocolReference]) -> StaticType? {
    for reference in protocols {
      let own = TypeParameter.selfType(of: reference.path)
      let wanted = StaticType.member(.parameter(own), name)
      for case .same(let first, let second) in requirements(ofProtocol: reference.path) {
        guard let other = first == wanted ? second : second == wanted ? first : nil else { continue }
        let result = reduced(other.substituting([own: nominal.selfType]))
        if !result.hasUnknown { return result }
      }
    }
    return nil
  }

  private func defaultWitness(_ name: Name, _ nominal: NominalType, _ protocols: [ProtocolReference]) -> StaticType? {
    for reference in protocols {
      guard let declared = self.nominal(reference.path) else { continue }
      let own = TypeParameter.selfType(of: reference.path)
      for part in declared.parts {
        guard let written = part.associatedTypes.first(where: { $0.name == name })?.defaultType else { continue }
        let scope = LexicalScope(file: part.file, enclosing: reference.path)
        let result = reduced(resolve(written, in: scope).substituting([own: nominal.selfType]))
        if !result.hasUnknown { return result }
      }
    }
    return nil
  }
}
