import Source
import SwiftLowering

/// Requirements of generic signatures with resolved types. Members of types are not reduced here.
extension TypeEnvironment {
  func requirements(_ written: [GenericRequirement], in scope: LexicalScope, isHeader: Bool = false) -> [Requirement] {
    var resolver = TypeResolver(self, scope, isHeader: isHeader)
    return written.flatMap { requirements(of: $0, &resolver) }
  }

  private func requirements(of written: GenericRequirement, _ resolver: inout TypeResolver) -> [Requirement] {
    switch written {
    case .conformance(let subject, let constraint):
      return requirements(resolver.type(subject), resolver.constraint(constraint))
    case .sameType(let first, let second):
      let types = (resolver.type(first), resolver.type(second))
      return types.0.hasUnknown || types.1.hasUnknown ? [.unknown] : [.same(types.0, types.1)]
    case .other: return [.unknown]
    }
  }

  func requirements(_ subject: StaticType, _ constraint: TypeResolver.Constraint) -> [Requirement] {
    guard subject != .unknown else { return [.unknown] }
    var result = constraint.protocols.flatMap { reference -> [Requirement] in
      [.conforms(subject, ProtocolReference(path: reference.path))] + sameTypes(subject, reference)
    }
    if let superclass = constraint.superclass { result.append(.inherits(subject, superclass)) }
    if !constraint.isComplete { result.append(.unknown) }
    return result
  }

  /// The requirements of the arguments of a protocol's primary associated types.
  private func sameTypes(_ subject: StaticType, _ reference: ProtocolReference) -> [Requirement] {
    guard !reference.arguments.isEmpty else { return [] }
    let names = nominal(reference.path)?.parts.first { $0.kind != nil }?.primaryAssociatedTypes ?? []
    guard names.count == reference.arguments.count else { return [.unknown] }
    return zip(names, reference.arguments).map { .same(.member(subject, $0), $1) }
  }

  /// The requirements of an extension.
  func requirements(
    of extended: ExtendedType, in nominal: NominalType, _ file: Name, isHeader: Bool = false
  ) -> [Requirement] {
    let scope = LexicalScope(file: file, enclosing: nominal.path)
    var result = requirements(extended.requirements, in: scope, isHeader: isHeader)
    let arguments: [WrittenType]
    switch extended.type {
    case .named(_, _, _, let written?): arguments = written
    case .array(let element), .optional(let element): arguments = [element]
    case .dictionary(let key, let value): arguments = [key, value]
    default: return result
    }
    if nominal.isProtocol {
      let names = nominal.parts.first { $0.kind != nil }?.primaryAssociatedTypes ?? []
      guard names.count == arguments.count else { return result + [.unknown] }
      for (name, argument) in zip(names, arguments) {
        result.append(.same(.member(nominal.selfType, name), resolve(argument, in: scope)))
      }
      return result
    }
    let own = nominal.parameters.suffix(nominal.ownParameterCount)
    guard own.count == arguments.count else { return result + [.unknown] }
    for (parameter, argument) in zip(own, arguments) {
      result.append(.same(.parameter(parameter), resolve(argument, in: scope)))
    }
    return result
  }

  /// The requirements that a protocol declares, in terms of its `Self`: of its associated types and of itself.
  func requirements(ofProtocol path: [Name]) -> [Requirement] {
    if let libraries = libraries(for: path) { return libraries.requirements(ofProtocol: path) }
    return once(\.protocolRequirements, path, missing: []) { findRequirements(ofProtocol: path) }
  }

  private func findRequirements(ofProtocol path: [Name]) -> [Requirement] {
    guard let nominal = nominal(path), nominal.isProtocol else { return [] }
    let scope = LexicalScope(file: nominal.file, enclosing: path)
    var resolver = TypeResolver(self, scope)
    var result: [Requirement] = []
    for part in nominal.parts where part.kind != nil {
      for associated in part.associatedTypes {
        let subject = StaticType.member(nominal.selfType, associated.name)
        for written in associated.inherited { result += requirements(subject, resolver.constraint(written)) }
        result += requirements(associated.requirements, in: scope)
      }
      result += requirements(part.generics.requirements, in: scope)
    }
    for conformance in conformances(of: path).protocols {
      result += sameTypes(nominal.selfType, conformance.constraint)
    }
    if let superclass = conformances(of: path).superclass { result.append(.inherits(nominal.selfType, superclass)) }
    return result
  }

  /// The generic parameters of a type with the requirements of its declaration. A protocol has `Self`.
  func signature(of nominal: NominalType) -> Signature {
    if let libraries = libraries(for: nominal.path) { return libraries.signature(of: nominal) }
    return once(\.signatures, nominal.path, missing: .empty) { findSignature(of: nominal) }
  }

  private func findSignature(of nominal: NominalType) -> Signature {
    var result = self.nominal(Array(nominal.path.dropLast())).map { signature(of: $0) } ?? .empty
    if nominal.isProtocol {
      let own = TypeParameter.selfType(of: nominal.path)
      result.parameters.append(own)
      result.requirements.append(.conforms(.parameter(own), ProtocolReference(path: nominal.path)))
    } else {
      result.parameters = nominal.parameters
      let scope = LexicalScope(file: nominal.file, enclosing: nominal.path)
      for part in nominal.parts where part.kind != nil {
        result.requirements += requirements(part.generics.requirements, in: scope, isHeader: true)
      }
    }
    return result
  }

  /// Whether the requirements of one protocol extension certainly imply the ones of another.
  func isExtension(of first: SwiftFunction.ID?, asSpecializedAs second: SwiftFunction.ID?) -> Bool {
    guard let (nominal, requirements) = extendedProtocol(of: first), let (other, wanted) = extendedProtocol(of: second),
      nominal.path == other.path || ancestors(ofProtocol: nominal.path).contains(where: { $0.path == other.path })
    else { return false }
    var signature = signature(of: nominal)
    signature.requirements += requirements
    return fulfils(wanted, [.selfType(of: other.path): nominal.selfType], in: signature) == true
  }

  /// The protocol that declares a function or whose extension does, with the requirements of the extension.
  private func extendedProtocol(of id: SwiftFunction.ID?) -> (NominalType, [Requirement])? {
    guard let id, let function = function(id), let owner = interface(of: id)?.owner, let nominal = nominal(owner),
      nominal.isProtocol
    else { return nil }
    return (nominal, function.extended.map { requirements(of: $0, in: nominal, id.file) } ?? [])
  }
}
