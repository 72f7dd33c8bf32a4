import Source
import SwiftSyntax

extension Lowering {
  mutating func written(_ node: TypeSyntax) -> WrittenType {
    nested { $0.shallowType(node) } ?? .other([])
  }

  private mutating func shallowType(_ node: TypeSyntax) -> WrittenType {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return .named(name(type.name), range(type.name), of: nil, arguments: written(type.genericArgumentClause))
    case .memberType(let type):
      return .named(
        name(type.name), range(type.name), of: written(type.baseType), arguments: written(type.genericArgumentClause))
    case .optionalType(let type): return .optional(written(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(written(type.wrappedType))
    case .arrayType(let type): return .array(written(type.element))
    case .attributedType(let type): return written(type.baseType)
    case .someOrAnyType(let type): return .constrained(written(type.constraint))
    case .compositionType: return .constrained(.other(types(in: node)))
    case .functionType(let type):
      var parameters: [WrittenType] = []
      for parameter in type.parameters { parameters.append(written(parameter.type)) }
      return .function(
        parameters, result: written(type.returnClause.type),
        hasAutoclosure: type.parameters.contains { isAutoclosure($0.type) })
    case .tupleType(let type):
      var parts: [WrittenType] = []
      for element in type.elements { parts.append(written(element.type)) }
      return .tuple(parts, labels: type.elements.map { $0.firstName.map { name($0) } })
    default: return .other(types(in: node))
    }
  }

  /// The types in an unsupported one.
  private mutating func types(in node: some SyntaxProtocol) -> [WrittenType] {
    var result: [WrittenType] = []
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      if let type = child.as(TypeSyntax.self) { result.append(written(type)) } else { result += types(in: child) }
    }
    return result
  }

  func isAutoclosure(_ node: TypeSyntax) -> Bool {
    guard let attributes = node.as(AttributedTypeSyntax.self)?.attributes else { return false }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return lastName(attribute.attributeName) == "autoclosure"
    }
  }

  mutating func generics(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    for parameter in clause?.parameters ?? [] {
      let constraints = parameter.inheritedType.map { written($0).protocols } ?? []
      result.append(GenericParameter(name: name(parameter.name), constraints: constraints))
    }
    for case .conformanceRequirement(let requirement) in requirements?.requirements.lazy.map(\.requirement) ?? [] {
      let subject = written(requirement.leftType).reference
      guard let index = result.firstIndex(where: { subject == .named([$0.name], []) }) else { continue }
      result[index].constraints += written(requirement.rightType).protocols
    }
    return result
  }

  mutating func written(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType]? {
    guard let clause else { return nil }
    var result: [WrittenType] = []
    for argument in clause.arguments {
      result.append(Syntax(argument.argument).as(TypeSyntax.self).map { written($0) } ?? .other([]))
    }
    return result
  }
}
