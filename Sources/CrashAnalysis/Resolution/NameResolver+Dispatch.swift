import Source
import SwiftLowering

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

/// The choice of members by the declared types of values.
extension NameResolver {
  /// Whether a member that the type of a value has is surely the one that code means which knows the value by a declared
  /// type.
  ///
  /// - Parameters:
  ///   - id: the function of the member; nil for a stored or generated property.
  ///   - path: the path of the type of the value.
  func isMeant(_ member: MemberUse, _ id: SwiftFunction.ID?, of path: [Name], by type: DeclaredType) -> Bool {
    if type.unwrapped == .unclear {
      // The declared type can be each protocol or superclass that has such a member.
      return lineage(of: path).dropFirst().filter { declares(member.name, in: $0) }
        .allSatisfy { isMeant(member, id, of: path, byType: $0) }
    }
    guard let paths = type.paths, !paths.contains(path) else { return true }
    return paths.contains { isMeant(member, id, of: path, byType: $0) }
  }

  /// Whether a type declares a visible member of a name itself.
  private func declares(_ name: Name, in path: [Name]) -> Bool {
    program.functions(named: name).contains { isVisible($0) && isMember($0, of: path) }
      || program.types(at: path).contains { type in
        type.properties.contains { $0.name == name } || type.requirements.contains { $0.name == name }
      }
  }

  private func isMeant(_ member: MemberUse, _ id: SwiftFunction.ID?, of path: [Name], byType declared: [Name]) -> Bool {
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
        program[$0].kind == .function && isMember($0, of: path) && program[$0].parameters.map(\.label) == labels
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
      let candidate = program[other]
      return candidate.kind == function.kind && candidate.parameters.map(\.label) == function.parameters.map(\.label)
        && candidate.parameters.map(\.type) == function.parameters.map(\.type)
        && types.contains { isMember(other, of: $0) }
    }
  }
}
