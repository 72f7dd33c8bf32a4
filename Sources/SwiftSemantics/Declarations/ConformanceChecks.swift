import Source
import SwiftLowering

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
