import Source
import SwiftSyntax

/// Lowers generic parameters and requirements.
extension Lowering {
  mutating func generics(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> GenericSignature {
    var result = GenericSignature()
    for parameter in clause?.parameters ?? [] {
      result.parameters.append(name(parameter.name))
      result.isUnsupported = result.isUnsupported || isUnsupported(parameter)
      guard let inherited = parameter.inheritedType else { continue }
      let subject = WrittenType.named(name(parameter.name), range(parameter.name), of: nil, arguments: nil)
      result.requirements.append(.conformance(subject, written(inherited)))
    }
    result.requirements += self.requirements(requirements)
    return result
  }

  /// Whether `each` or `let` is before a parameter. The node of the word differs between versions of swift-syntax.
  private func isUnsupported(_ parameter: GenericParameterSyntax) -> Bool {
    let first = parameter.children(viewMode: .sourceAccurate).first { $0.is(TokenSyntax.self) }
    return first?.id != Syntax(parameter.name).id
  }

  mutating func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    var result: [GenericRequirement] = []
    for requirement in clause?.requirements ?? [] { result.append(self.requirement(requirement.requirement)) }
    return result
  }

  private mutating func requirement(_ node: GenericRequirementSyntax.Requirement) -> GenericRequirement {
    // A switch with a default would be a warning in some versions of swift-syntax.
    if case .conformanceRequirement(let node) = node {
      return .conformance(written(node.leftType), written(node.rightType))
    }
    // Sides can be values, too, in some versions.
    guard case .sameTypeRequirement(let node) = node, let left = Syntax(node.leftType).as(TypeSyntax.self),
      let right = Syntax(node.rightType).as(TypeSyntax.self)
    else { return .other }
    return .sameType(written(left), written(right))
  }
}
