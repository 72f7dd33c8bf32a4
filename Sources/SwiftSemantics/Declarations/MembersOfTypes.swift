import Source
import SwiftLibraries
import SwiftLowering

extension TypeEnvironment {
  /// Returns the members of a name of a reduced type, of instances or of the type.
  func members(named name: Name, of type: StaticType, in signature: Signature) -> MemberSet {
    switch type {
    case .nominal(let path, let arguments):
      guard let nominal = nominal(path) else { return MemberSet(isComplete: false) }
      guard !arguments.isEmpty else { return members(named: name, of: path) }
      // Variables of inference mean something else in each statement.
      guard !arguments.contains(where: \.hasVariables) else { return members(named: name, of: nominal, arguments) }
      let query = TypeAnswers.TypeMemberQuery(path: path, arguments: arguments, name: name)
      return once(\.membersOfTypes, query, missing: MemberSet(isComplete: false)) {
        members(named: name, of: nominal, arguments)
      }
    case .parameter, .member, .opaqueResult, .existential:
      return members(named: name, ofAbstract: type, in: signature)
    default: return MemberSet(isComplete: false)
    }
  }

  private func members(named name: Name, of nominal: NominalType, _ arguments: [StaticType]) -> MemberSet {
    var result = members(named: name, of: nominal.path)
    let substitution = nominal.substitution(arguments)
    for index in result.found.indices {
      result.found[index].substitution = result.found[index].substitution.mapValues { $0.substituting(substitution) }
      result.found[index].conditions = result.found[index].conditions.map { $0.substituting(substitution) }
    }
    result.found += members(named: name, of: nominal, for: arguments)
    return result
  }

  /// The members of a generic, opaque or existential type.
  private func members(named name: Name, ofAbstract type: StaticType, in signature: Signature) -> MemberSet {
    var result = MemberSet()
    if let superclass = superclass(of: type, in: signature) {
      result = members(named: name, of: superclass, in: signature)
    }
    if signature.requirements.contains(.unknown) { result.isComplete = false }
    for reference in protocols(of: type, in: signature) {
      if nominal(reference.path) == nil, reference.path != [StandardTypeNames.anyObject] { result.isComplete = false }
      for var member in ownMembers(named: name, at: reference.path) {
        member.substitution = [.selfType(of: reference.path): type]
        if !result.found.contains(member) { result.found.append(member) }
      }
    }
    result.found = withoutDefaults(result.found)
    return result
  }

  /// Removes the members of protocol extensions that implement a requirement, since the requirement is called.
  private func withoutDefaults(_ members: [Member]) -> [Member] {
    let requirements = members.filter(\.isRequirement)
    guard !requirements.isEmpty, requirements.count < members.count else { return members }
    return members.filter { member in
      guard member.isInProtocol, !member.isRequirement else { return true }
      return !requirements.contains { requirement in
        guard requirement.isStatic == member.isStatic, requirement.isVariable == member.isVariable else { return false }
        guard !member.isVariable else { return true }
        return requirement.labels == member.labels && haveEqualTypes(requirement, member)
      }
    }
  }

  func haveEqualTypes(_ first: Member, _ second: Member) -> Bool {
    guard case .function(let one) = first.declaration, case .function(let other) = second.declaration,
      let one = interface(of: one), let other = interface(of: other),
      one.ownParameters.count == other.ownParameters.count
    else { return false }
    let own = Substitution(
      zip(other.ownParameters, one.ownParameters.map { .parameter($0) }))
    let types = one.functionType.parameters.map { reduced($0.type.substituting(first.substitution)) }
    let others = other.functionType.parameters.map {
      reduced($0.type.substituting(second.substitution).substituting(own))
    }
    return types == others
  }

  private func readType(
    of property: SwiftTypeDeclaration.Property, in part: SwiftTypeDeclaration, of path: [Name]
  ) -> StaticType {
    let scope = LexicalScope(file: part.file, enclosing: path)
    if let written = property.written {
      let type = declaredType(written, of: .none, in: scope)
      return property.isWeak && type.wrapped == nil ? .optional(type) : type
    }
    if let wrapper = property.wrapper {
      return value(WellKnownNames.wrappedValue, of: resolve(wrapper.written, in: scope))
    }
    guard let value = property.value, propertyDepth < 8 else { return .unknown }
    propertyDepth += 1
    defer { propertyDepth -= 1 }
    return DeclarationTyping.type(ofInitialValue: value, in: scope, self)
  }

  /// The type of a property wrapper. The type of the property decides arguments that are not written.
  private func type(
    of wrapper: WrittenWrapper, of property: SwiftTypeDeclaration.Property, in scope: LexicalScope
  ) -> StaticType {
    let type = resolve(wrapper.written, in: scope)
    guard type.hasUnknown, case .nominal(let path, _) = type, let nominal = nominal(path),
      let written = property.written,
      let pattern = declaredType(ofMember: WellKnownNames.wrappedValue, in: nominal)
    else { return type }
    let value = declaredType(written, of: .none, in: scope)
    return .nominal(path, nominal.parameters.map { part(of: value, at: pattern, .parameter($0)) ?? .unknown })
  }

  /// The type of the wrapped or projected value of a property wrapper.
  private func value(_ name: Name, of type: StaticType) -> StaticType {
    guard !type.hasUnknown else { return .unknown }
    let found = members(named: name, of: type, in: .empty).found.filter { $0.isVariable && !$0.isStatic }
    guard let member = found.first else { return .unknown }
    switch member.declaration {
    case .property(let reference): return reduced(self.type(of: reference).substituting(member.substitution))
    case .function(let id): return reduced(interface(of: id)?.result.substituting(member.substitution) ?? .unknown)
    default: return .unknown
    }
  }

  /// The property behind `$name` or `_name`, with the part that declares it; nil if it has no wrapper.
  func wrapped(_ name: Name, at path: [Name]) -> (property: SwiftTypeDeclaration.Property, part: SwiftTypeDeclaration)?
  {
    guard let first = name.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_"), 1 < name.count else {
      return nil
    }
    let plain = Name(utf8: UnsafeBufferPointer(rebasing: name.utf8[1...]))
    for part in parts(at: path, declaring: plain) {
      if let property = part.properties.first(where: { $0.name == plain && $0.wrapper != nil }) {
        return (property, part)
      }
    }
    return nil
  }

  /// Returns the type of a stored property, in terms of the generic parameters of its type; unknown if it is gone.
  func type(of reference: PropertyReference) -> StaticType {
    if let libraries, LibraryText.isLibrary(reference.file) { return libraries.environment.type(of: reference) }
    if let (property, part) = wrapped(reference.name, at: reference.path), let wrapper = property.wrapper {
      let scope = LexicalScope(file: part.file, enclosing: reference.path)
      let type = type(of: wrapper, of: property, in: scope)
      return reference.name.utf8.first == UInt8(ascii: "_") ? type : value(WellKnownNames.projectedValue, of: type)
    }
    return once(\.propertyTypes, reference, missing: .unknown) {
      guard let (property, part) = find(reference) else { return .unknown }
      return readType(of: property, in: part, of: reference.path)
    }
  }

  /// Returns a stored property with the part that declares it; nil if it is gone.
  private func find(_ reference: PropertyReference) -> (
    property: SwiftTypeDeclaration.Property, part: SwiftTypeDeclaration
  )? {
    var count = 0
    for part in parts(at: reference.path, declaring: reference.name) where part.file == reference.file {
      for property in part.properties where property.name == reference.name {
        if count == reference.occurrence { return (property, part) }
        count += 1
      }
    }
    return nil
  }

  /// The requirements of the extension around a variable.
  func requirements(ofVariable member: Member) -> [Requirement] {
    switch member.declaration {
    case .function(let id): return interface(of: id)?.requirements ?? []
    case .property(let reference):
      guard let nominal = nominal(reference.path), let (property, part) = find(reference) else { return [] }
      return property.extended.map { requirements(of: $0, in: nominal, part.file) } ?? []
    default: return []
    }
  }

  /// The types of the associated values of an enumeration's case.
  package func associatedValues(of path: [Name], _ name: Name) -> [FunctionInterface.Parameter]? {
    for part in parts(at: path, declaring: name) {
      guard let found = part.cases.first(where: { $0.name == name }) else { continue }
      let scope = LexicalScope(file: part.file, enclosing: path)
      return found.parameters.map { parameter in
        var result = FunctionInterface.Parameter(
          label: parameter.label, name: parameter.label ?? WellKnownNames.discard,
          type: resolve(parameter.written, in: scope))
        result.hasDefault = parameter.hasDefault
        return result
      }
    }
    return nil
  }
}
