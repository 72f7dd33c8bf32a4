import Source
import SwiftLibraries
import SwiftLowering
import SwiftSemantics

/// A use of a member of a value.
enum MemberUse: Sendable {
  case property(Name)
  case method(Name, [Name?])
  /// A method that is named without its arguments.
  case methodValue(Name)

  var name: Name {
    switch self {
    case .property(let name), .method(let name, _), .methodValue(let name): name
    }
  }
}

/// A member that the type of a value has.
struct FoundMember {
  var use: MemberUse
  /// Its function; nil for a stored or generated property.
  var function: SwiftFunction.ID?
  /// The path of the type of the value.
  var path: [Name]
}

/// The choice of members by the types by which code knows values.
extension NameResolver {
  /// Returns the function that a call of a method means.
  ///
  /// - Parameters:
  ///   - id: the method that the type of the value has.
  ///   - path: the path of that type.
  func dispatched(_ id: SwiftFunction.ID, of path: [Name], _ site: CallSite) -> Resolution {
    let function = program[id]
    let member = FoundMember(
      use: .method(function.name, function.labels), function: id, path: path)
    if isMeantByAllTypes(member) { return .one(id) }
    guard let callee = types.call(at: site.number)?.callee, let declared = callee.function else { return .possible(id) }
    if declared == id { return .one(id) }
    switch callee {
    // No value changes the choice.
    case .function: return program.function(declared) == nil ? .unknown : .one(declared)
    case .overridable: return override(of: declared, in: path).map { .one($0) } ?? .possible(id)
    default: return isMeant(member, byType: home(of: declared)) ? .one(id) : .possible(id)
    }
  }

  /// Returns the method that a class has in the place of a method of a superclass, or that method itself; nil if it is
  /// unclear.
  private func override(of declared: SwiftFunction.ID, in path: [Name]) -> SwiftFunction.ID? {
    let function = program[declared]
    let all = program.functions(named: function.name).filter { id in
      program[id].kind == function.kind && program[id].labels == function.labels
    }
    for type in lineage(of: path) {
      let own = all.filter { isMember($0, of: type) }
      if own.contains(declared) { return declared }
      let overrides = own.filter { program[$0].isOverride }
      guard !overrides.isEmpty else { continue }
      let equal = overrides.filter { program[$0].hasParameters(of: function) }
      return equal.count == 1 ? equal[0] : nil
    }
    return nil
  }

  /// Whether a member of a value is surely the one that a name means.
  ///
  /// - Parameter number: the number of the expression that names it.
  func isMeant(_ member: FoundMember, at number: Int32) -> Bool {
    if isMeantByAllTypes(member) { return true }
    guard let found = types.member(at: number) else { return false }
    if case .function(let id) = found.declaration, id == member.function { return true }
    return isMeant(member, byType: found.owner)
  }

  /// Returns the getter of the program that runs for the name with a number, whatever the value is; nil if the value
  /// decides, or if it is not known.
  func getter(at number: Int32) -> SwiftFunction.ID? {
    guard case .function(let id)? = types.call(at: number)?.callee, program.function(id)?.kind == .getter else {
      return nil
    }
    return id
  }

  /// Whether a member of a value is the one that a name means behind a value of a type.
  func isMeant(_ member: FoundMember, behind type: StaticType) -> Bool {
    switch type.withoutOptionals {
    case .nominal(let path, _): return isMeant(member, byType: path)
    case .existential(let protocols): return protocols.contains { isMeant(member, byType: $0.path) }
    default: return false
    }
  }

  /// Whether code means the same member by whichever type it knows the value.
  func isMeantByAllTypes(_ member: FoundMember) -> Bool {
    lineage(of: member.path).dropFirst().allSatisfy { type in
      if !declares(type), mayAddMembers(type) { return false }
      return !declares(member.use.name, in: type) || isMeant(member, byType: type)
    }
  }

  /// Whether a protocol of a library has members of its own that a type can hide.
  private func mayAddMembers(_ path: [Name]) -> Bool {
    guard path.count == 1, !LibraryModels.passiveProtocols.contains(path[0]) else { return false }
    return !LibraryModels.plainSuperclasses.contains(path[0]) && SwiftLibraries.declaresType(named: path[0])
  }

  /// Whether a type declares a visible member of a name itself.
  private func declares(_ name: Name, in path: [Name]) -> Bool {
    program.functions(named: name).contains { isVisible($0) && isMember($0, of: path) }
      || program.types(at: path).contains { type in
        type.properties.contains { $0.name == name } || type.requirements.contains { $0.name == name }
      }
  }

  private func isMeant(_ found: FoundMember, byType declared: [Name]) -> Bool {
    let (member, id, path) = (found.use, found.function, found.path)
    if declared == path { return true }
    let types = lineage(of: declared)
    // Types in between have no member of this name.
    if let id, types.contains(home(of: id)) { return true }
    switch program.types(at: declared).lazy.compactMap(\.kind).first {
    case .protocolType:
      let required = requirements(of: member, types)
      return 0 < required && isWitness(member, id, of: path, for: declared, amongRequired: required)
    case .classOrActor:
      guard let id else { return storedProperty(member.name, of: declared) != nil }
      return program[id].isOverride && replaces(id, memberOf: types)
    // A subclass may override a method of a class of a library.
    case .structure, .enumeration, nil: return id.map { program[$0].isOverride } ?? false
    }
  }

  /// Counts the requirements of protocols among some types that a member can implement.
  private func requirements(of member: MemberUse, _ types: [[Name]]) -> Int {
    types.flatMap { program.types(at: $0) }.filter { $0.kind == .protocolType }.reduce(0) { count, type in
      switch member {
      case .property(let name): count + type.properties.count { $0.name == name && !$0.isStatic }
      case .method(let name, let labels): count + type.requirements.count { $0.name == name && $0.labels == labels }
      case .methodValue(let name): count + type.requirements.count { $0.name == name }
      }
    }
  }

  /// Whether the member of a type implements the requirement of a protocol. A member that a subclass adds doesn't, if its
  /// superclass conforms to the protocol.
  private func isWitness(
    _ member: MemberUse, _ id: SwiftFunction.ID?, of path: [Name], for declared: [Name], amongRequired count: Int
  ) -> Bool {
    if case .method(let name, let labels) = member {
      let own = program.functions(named: name).filter {
        program[$0].kind == .function && isMember($0, of: path) && program[$0].labels == labels
      }
      // An overload can be no requirement.
      if count < own.count { return false }
    }
    let classes = lineage(of: path).filter { declaration(of: $0)?.kind == .classOrActor }
    guard let conforming = classes.first(where: { conforms($0, to: declared) }), conforming != path else { return true }
    let inherited = lineage(of: conforming)
    guard let id else {
      return storedProperty(member.name, of: path).map { inherited.contains($0.owner.path) } ?? false
    }
    return inherited.contains(home(of: id)) || program[id].isOverride
  }

  /// Whether a class conforms to a protocol itself, and not only by its superclass.
  private func conforms(_ type: [Name], to declared: [Name]) -> Bool {
    let parents = program.types(at: type).flatMap { part in part.inherited.map { parent($0, of: part) } }
    return parents.contains { parent in
      guard case .named(let path, _) = parent, declaration(of: path)?.kind != .classOrActor else { return false }
      return lineage(of: path).contains(declared)
    }
  }

  /// Whether some types have a member with the signature of a function.
  private func replaces(_ id: SwiftFunction.ID, memberOf types: [[Name]]) -> Bool {
    let function = program[id]
    if function.kind != .function, types.contains(where: { storedProperty(function.name, of: $0) != nil }) {
      return true
    }
    return program.functions(named: function.name).contains { other in
      program[other].kind == function.kind && program[other].hasParameters(of: function)
        && types.contains { isMember(other, of: $0) }
    }
  }
}
