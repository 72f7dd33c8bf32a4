import Source
import SwiftLowering

/// The superclass and the protocols that the clauses of a type name.
struct DeclaredConformances {
  var superclass: StaticType?
  var protocols: [Conformance] = []
  /// The type of the raw values of an enumeration.
  var rawType: StaticType?
  /// Whether all clauses are understood.
  var isComplete = true
}

/// A protocol to which a type conforms, in terms of the type's generic parameters.
struct Conformance: Hashable {
  var constraint: ProtocolReference
  /// The conditions of the extension that declares it.
  var conditions: [Requirement] = []
}

extension TypeEnvironment {
  /// Returns what the declaration and the extensions of a type say.
  func conformances(of path: [Name]) -> DeclaredConformances {
    if let libraries = libraries(for: path) { return libraries.conformances(of: path) }
    return once(\.declaredConformances, path, missing: DeclaredConformances(isComplete: false)) {
      var result = DeclaredConformances()
      if let nominal = nominal(path) {
        for part in nominal.parts {
          for clause in part.clauses { add(clause, in: part, of: nominal, to: &result) }
        }
        addImplicit(nominal, &result)
      }
      return result
    }
  }

  private func add(
    _ clause: SwiftTypeDeclaration.InheritanceClause, in part: SwiftTypeDeclaration, of nominal: NominalType,
    to result: inout DeclaredConformances
  ) {
    let scope = LexicalScope(file: part.file, enclosing: nominal.path)
    var resolver = TypeResolver(self, scope, isHeader: true)
    let conditions = clause.extended.map { requirements(of: $0, in: nominal, part.file, isHeader: true) } ?? []
    for written in clause.types {
      if case .other = written { continue }
      let constraint = resolver.constraint(written)
      if !constraint.isComplete { result.isComplete = false }
      result.protocols += constraint.protocols.map { Conformance(constraint: $0, conditions: conditions) }
      guard let superclass = constraint.superclass else { continue }
      if nominal.kind == .enumeration { result.rawType = superclass } else { result.superclass = superclass }
    }
  }

  /// Adds the conformances that the compiler makes.
  private func addImplicit(_ nominal: NominalType, _ result: inout DeclaredConformances) {
    func add(_ name: Name) { result.protocols.append(Conformance(constraint: ProtocolReference(path: [name]))) }
    switch nominal.kind {
    case .enumeration:
      if result.rawType != nil { add(StandardTypeNames.rawRepresentable) }
      let cases = nominal.parts.flatMap(\.cases)
      if !cases.isEmpty, cases.allSatisfy(\.parameters.isEmpty) {
        for name in StandardTypeNames.plainEnumeration.sorted() { add(name) }
      }
    case .classOrActor: if nominal.isActor { add("Actor") }
    default: break
    }
  }

  /// The protocols of a type and of its superclasses, with all protocols that they inherit from.
  func conformancesWithInherited(of path: [Name]) -> [Conformance] {
    if let libraries = libraries(for: path) { return libraries.conformancesWithInherited(of: path) }
    return once(\.allConformances, path, missing: []) { findConformances(of: path) }
  }

  private func findConformances(of path: [Name]) -> [Conformance] {
    let own = conformances(of: path)
    var result: [Conformance] = []
    var seen: Set<Conformance> = []
    var open = own.protocols
    if let superclass = own.superclass, case .nominal(let parent, let arguments) = superclass,
      let nominal = nominal(parent)
    {
      let substitution = nominal.substitution(arguments)
      open += conformancesWithInherited(of: parent).map { $0.substituting(substitution) }
    }
    var next = 0
    while next < open.count, next < 256 {
      let conformance = open[next]
      next += 1
      guard seen.insert(conformance).inserted else { continue }
      result.append(conformance)
      for inherited in conformances(of: conformance.constraint.path).protocols {
        let plain = ProtocolReference(path: inherited.constraint.path)
        open.append(Conformance(constraint: plain, conditions: conformance.conditions))
      }
    }
    return result
  }

  /// The conditions of the conformances of a type to a protocol.
  func conditions(ofConformanceOf path: [Name], to protocolPath: [Name]) -> [[Requirement]] {
    if let libraries = libraries(for: path) {
      return libraries.conditions(ofConformanceOf: path, to: protocolPath)
    }
    return once(
      \.conformanceConditions, TypeAnswers.ConformanceQuery(path: path, protocolPath: protocolPath), missing: []
    ) {
      conformancesWithInherited(of: path).filter { $0.constraint.path == protocolPath }.map(\.conditions)
    }
  }

  /// A protocol, and then the protocols that it inherits from.
  func ancestors(ofProtocol path: [Name]) -> [ProtocolReference] {
    [ProtocolReference(path: path)] + conformancesWithInherited(of: path).map(\.constraint)
  }

  /// Whether all protocols and superclasses of a type are known.
  func knowsAllConformances(of path: [Name]) -> Bool {
    if let libraries = libraries(for: path) { return libraries.knowsAllConformances(of: path) }
    return once(\.completeConformances, path, missing: false) { findWhetherConformancesAreKnown(of: path) }
  }

  private func findWhetherConformancesAreKnown(of path: [Name]) -> Bool {
    guard let nominal = nominal(path) else { return false }
    let own = conformances(of: path)
    guard own.isComplete else { return false }
    if nominal.isClass, let superclass = own.superclass {
      guard case .nominal(let parent, _) = superclass, parent != path else { return false }
      return knowsAllConformances(of: parent, depth: 32)
    }
    return own.protocols.allSatisfy { self.nominal($0.constraint.path) != nil }
  }

  private func knowsAllConformances(of path: [Name], depth: Int) -> Bool {
    let own = conformances(of: path)
    guard 0 < depth, own.isComplete else { return false }
    guard let superclass = own.superclass else { return true }
    guard case .nominal(let parent, _) = superclass else { return false }
    return knowsAllConformances(of: parent, depth: depth - 1)
  }
}

extension Conformance {
  func substituting(_ substitution: Substitution) -> Conformance {
    var result = self
    result.constraint.arguments = constraint.arguments.map { $0.substituting(substitution) }
    result.conditions = conditions.map { $0.substituting(substitution) }
    return result
  }
}

/// Whether types fulfil requirements. Nil stands for an answer that is not known.
extension TypeEnvironment {
  /// Whether a reduced type conforms to a protocol.
  package func conforms(_ type: StaticType, to path: [Name], in signature: Signature) -> Bool? {
    if path.count == 1, StandardTypeNames.markers.contains(path[0]) { return true }
    let isAnyObject = path.count == 1 && path[0] == StandardTypeNames.anyObject
    switch type {
    case .unknown, .variable, .named: return nil
    case .nominal(let own, let arguments):
      guard let nominal = nominal(own) else { return nil }
      return isAnyObject ? nominal.isClass : conforms(nominal, arguments, to: path, in: signature)
    case .parameter, .member, .opaqueResult:
      if protocols(of: type, in: signature).contains(where: { $0.path == path }) { return true }
      if let superclass = superclass(of: type, in: signature) { return conforms(superclass, to: path, in: signature) }
      return signature.requirements.contains(.unknown) ? nil : false
    case .existential(let protocols):
      if isAnyObject { return protocols.contains { $0.path == path } }
      // `any Error` conforms to `Error`. Other existential types conform to no Swift protocol.
      return protocols.count == 1 && protocols[0].path == path && path == [StandardTypeNames.error]
    case .function, .tuple, .metatype: return false
    }
  }

  private func conforms(
    _ nominal: NominalType, _ arguments: [StaticType], to path: [Name], in signature: Signature
  ) -> Bool? {
    var isKnown = true
    for conditions in conditions(ofConformanceOf: nominal.path, to: path) {
      if conditions.isEmpty { return true }
      switch fulfils(conditions, nominal.substitution(arguments), in: signature) {
      case true?: return true
      case nil: isKnown = false
      case false?: break
      }
    }
    return isKnown && knowsAllConformances(of: nominal.path) ? false : nil
  }

  /// Whether all requirements are fulfilled after substitution.
  func fulfils(_ requirements: [Requirement], _ substitution: Substitution, in signature: Signature) -> Bool? {
    var result: Bool? = true
    for requirement in requirements {
      switch fulfils(requirement.substituting(substitution), in: signature) {
      case false?: return false
      case nil: result = nil
      case true?: break
      }
    }
    return result
  }

  func fulfils(_ requirement: Requirement, in signature: Signature) -> Bool? {
    switch requirement {
    case .conforms(let type, let reference):
      return conforms(reduced(type, in: signature), to: reference.path, in: signature)
    case .inherits(let type, let superclass):
      return inherits(reduced(type, in: signature), from: reduced(superclass, in: signature), in: signature)
    case .same(let first, let second):
      let types = (reduced(first, in: signature), reduced(second, in: signature))
      if types.0 == types.1 { return types.0.hasUnknown ? nil : true }
      return types.0.isUndecided || types.1.isUndecided ? nil : false
    case .unknown: return nil
    }
  }

  /// Whether a type is a class or one of its subclasses.
  package func inherits(_ type: StaticType, from superclass: StaticType, in signature: Signature) -> Bool? {
    var present = type
    for _ in 0..<32 {
      switch present {
      case .nominal(let path, let arguments):
        guard case .nominal(let wanted, let wantedArguments) = superclass else {
          return superclass.isUndecided ? nil : false
        }
        if path == wanted {
          if arguments == wantedArguments { return true }
          return present.isUndecided || superclass.isUndecided ? nil : false
        }
        guard let nominal = nominal(path) else { return nil }
        guard nominal.isClass else { return false }
        let own = conformances(of: path)
        guard let parent = own.superclass else { return own.isComplete ? false : nil }
        present = reduced(parent.substituting(nominal.substitution(arguments)), in: signature)
      case .parameter, .member, .opaqueResult:
        if present == superclass { return true }
        guard let parent = self.superclass(of: present, in: signature) else {
          return signature.requirements.contains(.unknown) ? nil : false
        }
        present = parent
      case .unknown, .variable, .named: return nil
      default: return false
      }
    }
    return nil
  }
}

extension StaticType {
  /// Whether a part is unknown, so that a comparison with another type decides nothing.
  var isUndecided: Bool {
    contains {
      switch $0 {
      case .unknown, .variable, .named: true
      default: false
      }
    }
  }
}
