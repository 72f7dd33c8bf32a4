import Source
import SwiftLowering

/// A member of a type, or a global function or variable, as it is found by name.
package struct Member: Hashable, Sendable {
  package enum Declaration: Hashable, Sendable {
    /// A function, initializer, accessor or subscript.
    case function(SwiftFunction.ID)
    /// A stored property.
    case property(PropertyReference)
    case enumCase([Name], Name)
    /// The initializer that the compiler makes for a structure or class.
    case memberwise([Name])
    /// The initializer without parameters that the compiler makes.
    case defaultInitializer([Name])
    /// The initializer that the compiler makes for an enumeration with raw values.
    case rawValueInitializer([Name])
  }

  package var declaration: Declaration
  /// The path of the type or protocol that declares it; empty for global declarations.
  package var owner: [Name]
  package var isStatic: Bool
  /// The kind of the function, if it is one.
  package var kind: SwiftFunction.Kind?
  package var labels: [Name?] = []
  /// Whether its owner is a protocol.
  package var isInProtocol = false
  package var isRequirement = false
  /// Whether only its file can name it.
  package var isPrivate = false
  /// Whether only its type can name it.
  package var isPrivateToType = false
  package var file: Name
  /// The types of the owner's generic parameters, or of `Self`.
  package var substitution: Substitution = [:]
  /// The conditions under which the type has the member. The function's interface has further ones.
  package var conditions: [Requirement] = []
  /// The number of superclasses between the type and the owner.
  package var distance = 0

  /// Whether it is a variable: it has a value without a call.
  package var isVariable: Bool {
    switch declaration {
    case .property: true
    case .function: kind == .getter
    case .enumCase, .memberwise, .defaultInitializer, .rawValueInitializer: false
    }
  }
}

struct MemberQuery: Hashable {
  var path: [Name]
  var name: Name
}

/// The members of a name.
struct MemberSet {
  var found: [Member] = []
  /// Whether no member can be missing, because all superclasses and protocols are known.
  var isComplete = true
}

extension TypeEnvironment {
  /// The functions of a name that a type and its extensions declare; global ones for an empty path.
  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    functions(named: name, at: path, in: sources[...])
  }

  private func functions(
    named name: Name, at path: [Name], in sources: ArraySlice<any DeclarationSource>
  ) -> [SwiftFunction.ID] {
    var result: [SwiftFunction.ID] = []
    for source in sources {
      for id in source.functions(named: name, at: path) {
        guard let function = source.function(id) else { continue }
        if function.enclosing == path || canonicalPath(function.enclosing, in: id.file) == path { result.append(id) }
      }
    }
    return result
  }

  /// The members that a type itself and its extensions declare.
  func ownMembers(named name: Name, at path: [Name]) -> [Member] {
    let query = MemberQuery(path: path, name: name)
    return once(\.ownMembers, query, missing: []) {
      if let libraries = libraries(for: query) { return libraries.ownMembers(named: name, at: path) }
      guard path.isEmpty, let libraries else { return findOwnMembers(named: name, at: path, in: sources[...]) }
      return findOwnMembers(named: name, at: [], in: sources.dropLast())
        + libraries.environment.ownMembers(named: name, at: [])
    }
  }

  private func findOwnMembers(
    named name: Name, at path: [Name], in sources: ArraySlice<any DeclarationSource>
  ) -> [Member] {
    var result: [Member] = []
    let isProtocol = nominal(path)?.isProtocol ?? false
    for id in functions(named: name, at: path, in: sources) {
      guard var member = member(id, of: path) else { continue }
      member.isInProtocol = isProtocol
      result.append(member)
    }
    var occurrences: [Name: Int] = [:]
    for part in sources.flatMap({ $0.types(at: path, declaring: name) }) {
      for property in part.properties where property.name == name {
        let reference = PropertyReference(
          path: path, name: name, file: part.file, occurrence: occurrences[part.file, default: 0])
        occurrences[part.file, default: 0] += 1
        if property.isRequirement { continue }
        var member = Member(
          declaration: .property(reference), owner: path, isStatic: property.isStatic, file: part.file)
        (member.isInProtocol, member.isPrivate) = (isProtocol, property.isPrivate)
        member.isPrivateToType = property.isPrivateToType
        result.append(member)
      }
      for element in part.cases where element.name == name {
        var member = Member(declaration: .enumCase(path, name), owner: path, isStatic: true, file: part.file)
        member.labels = element.parameters.map(\.label)
        result.append(member)
      }
    }
    if result.isEmpty, let (property, part) = wrapped(name, at: path) {
      let reference = PropertyReference(path: path, name: name, file: part.file)
      var member = Member(
        declaration: .property(reference), owner: path, isStatic: property.isStatic, file: part.file)
      member.isPrivate = property.isPrivate || name.utf8.first == UInt8(ascii: "_")
      result.append(member)
    }
    return result
  }

  /// A function as a member of a type; nil for a setter.
  private func member(_ id: SwiftFunction.ID, of path: [Name]) -> Member? {
    guard let function = function(id), function.kind != .setter else { return nil }
    var member = Member(
      declaration: .function(id), owner: path, isStatic: function.isStatic || function.kind == .initializer,
      kind: function.kind, file: id.file)
    member.labels = function.parameters.map(\.label)
    member.isRequirement = function.isRequirement
    (member.isPrivate, member.isPrivateToType) = (function.isPrivate, function.isPrivateToType)
    return member
  }

  /// The members that a type has only with certain generic arguments.
  func members(named name: Name, of nominal: NominalType, for arguments: [StaticType]) -> [Member] {
    sources.flatMap { $0.functions(named: name, at: nominal.path, for: arguments) }.compactMap { id in
      var member = member(id, of: nominal.path)
      member?.substitution = nominal.substitution(arguments)
      return member
    }
  }

  /// All members of a name of a type, in terms of its generic parameters: its own, inherited ones, and members of
  /// its protocols.
  func members(named name: Name, of path: [Name]) -> MemberSet {
    let query = MemberQuery(path: path, name: name)
    return once(\.members, query, missing: MemberSet(isComplete: false)) {
      if let libraries = libraries(for: query) { return libraries.members(named: name, of: path) }
      return nominal(path).map { findMembers(name, of: $0) } ?? MemberSet(isComplete: false)
    }
  }

  private func findMembers(_ name: Name, of nominal: NominalType) -> MemberSet {
    var result = MemberSet(found: ownMembers(named: name, at: nominal.path))
    if name == WellKnownNames.initializer { result.found += implicitInitializers(of: nominal, result.found) }
    var identity = nominal.substitution(nominal.parameters.map { .parameter($0) })
    if nominal.isClass { identity[.selfType(of: nominal.path)] = nominal.selfType }
    for index in result.found.indices {
      result.found[index].substitution = nominal.isProtocol ? [:] : identity
    }
    result.isComplete = knowsAllConformances(of: nominal.path)
    if let superclass = conformances(of: nominal.path).superclass,
      case .nominal(let parent, let arguments) = superclass,
      let outer = self.nominal(parent)
    {
      addInherited(name, of: outer, arguments, by: nominal, to: &result)
    }
    let protocols = conformancesWithInherited(of: nominal.path)
    var fromProtocols: [Member] = []
    for conformance in protocols {
      for var member in ownMembers(named: name, at: conformance.constraint.path) {
        member.substitution = [.selfType(of: conformance.constraint.path): nominal.selfType]
        member.conditions = conformance.conditions
        if !fromProtocols.contains(member) { fromProtocols.append(member) }
      }
    }
    if !nominal.isProtocol { fromProtocols = withoutWitnessed(fromProtocols, result.found) }
    result.found += fromProtocols
    return result
  }

  private func addInherited(
    _ name: Name, of parent: NominalType, _ arguments: [StaticType], by own: NominalType,
    to result: inout MemberSet
  ) {
    let declared = result.found.compactMap { member -> SwiftFunction? in
      if name == WellKnownNames.initializer, case .function(let id) = member.declaration { function(id) } else { nil }
    }
    // A class with designated initializers inherits convenience ones if it overrides all designated ones.
    let hasDesignated = declared.contains(where: \.isDesignated)
    if hasDesignated, !declared.contains(where: \.isOverride) { return }
    let substitution = parent.substitution(arguments)
    let inherited = members(named: name, of: parent.path)
    for var member in inherited.found where !member.isInProtocol {
      if declared.contains(where: { $0.isOverride && $0.parameters.map(\.label) == member.labels }) { continue }
      if hasDesignated {
        guard case .function(let id) = member.declaration, function(id)?.isConvenience ?? false else { continue }
      }
      member.substitution = member.substitution.mapValues { $0.substituting(substitution) }
      member.substitution[.selfType(of: member.owner)] = own.selfType
      member.distance += 1
      result.found.append(member)
    }
  }

  /// Removes the requirements that another member of the type fulfils.
  private func withoutWitnessed(_ members: [Member], _ own: [Member]) -> [Member] {
    let witnesses = own + members.filter { !$0.isRequirement }
    return members.filter { member in
      guard member.isRequirement else { return true }
      return !witnesses.contains { fulfils($0, member) }
    }
  }

  /// Whether a member of a type is what a protocol requires, as far as its form says.
  private func fulfils(_ witness: Member, _ requirement: Member) -> Bool {
    guard witness.isStatic == requirement.isStatic else { return false }
    if witness.isVariable || requirement.isVariable {
      return witness.isVariable && requirement.isVariable || witness.isEnumCase
    }
    guard witness.labels == requirement.labels, witness.kind == requirement.kind || witness.isEnumCase else {
      return false
    }
    guard case .function(let id) = requirement.declaration, function(id)?.fixity != nil else { return true }
    // The functions of an operator differ only in their types.
    return haveEqualTypes(requirement, witness)
  }

  /// The initializers that the compiler makes.
  private func implicitInitializers(of nominal: NominalType, _ own: [Member]) -> [Member] {
    func member(_ declaration: Member.Declaration, _ labels: [Name?]) -> Member {
      var result = Member(declaration: declaration, owner: nominal.path, isStatic: true, file: nominal.file)
      (result.kind, result.labels) = (.initializer, labels)
      return result
    }
    let isDeclaredInType = own.contains { member in
      guard case .function(let id) = member.declaration else { return false }
      return function(id).map { nominal.isClass ? $0.isDesignated : $0.extended == nil } ?? false
    }
    switch nominal.kind {
    case .structure where !isDeclaredInType:
      let properties = memberwiseProperties(of: nominal)
      let all = member(.memberwise(nominal.path), properties.map(\.name))
      let hasDefaults = properties.allSatisfy { $0.value != nil || $0.wrapper != nil || $0.isOptionalVariable }
      return hasDefaults && !properties.isEmpty ? [all, member(.defaultInitializer(nominal.path), [])] : [all]
    case .classOrActor where !isDeclaredInType && conformances(of: nominal.path).superclass == nil:
      return [member(.defaultInitializer(nominal.path), [])]
    case .enumeration where conformances(of: nominal.path).rawType != nil:
      return [member(.rawValueInitializer(nominal.path), ["rawValue"])]
    default: return []
    }
  }

  /// The stored properties that the memberwise initializer of a structure takes.
  func memberwiseProperties(of nominal: NominalType) -> [SwiftTypeDeclaration.Property] {
    guard nominal.kind == .structure else { return [] }
    return nominal.parts.filter { $0.kind != nil }.flatMap(\.memberwiseProperties)
  }

  /// Whether a source that has a module declares a member.
  func isDeclared(_ member: Member, inModule module: Name) -> Bool {
    let position = position(of: member)
    return sources.indices.contains(position) && sources[position].hasModule(named: module)
  }

  /// The position of the source that declares a member.
  func position(of member: Member) -> Int {
    guard case .function(let id) = member.declaration else { return 0 }
    return found(id)?.source ?? 0
  }
}

extension SwiftFunction {
  /// Whether it is an initializer that initializes all properties of its class.
  fileprivate var isDesignated: Bool { kind == .initializer && extended == nil && !isConvenience }
}

extension Member {
  var isEnumCase: Bool { if case .enumCase = declaration { true } else { false } }
}

extension SwiftTypeDeclaration.Property {
  /// Whether it is a variable that is nil at first.
  fileprivate var isOptionalVariable: Bool {
    switch written {
    case .optional, .implicitlyUnwrapped: !isConstant
    default: false
    }
  }
}
