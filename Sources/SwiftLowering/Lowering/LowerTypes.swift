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
    case .implicitlyUnwrappedOptionalType(let type): return .implicitlyUnwrapped(written(type.wrappedType))
    case .arrayType(let type): return .array(written(type.element))
    case .dictionaryType(let type): return .dictionary(written(type.key), written(type.value))
    case .attributedType(let type): return written(type.baseType)
    case .someOrAnyType(let type):
      let constraint = written(type.constraint)
      return type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(constraint) : .any(constraint)
    case .metatypeType(let type): return .metatype(written(type.baseType))
    case .compositionType(let type):
      var parts: [WrittenType] = []
      for element in type.elements { parts.append(written(element.type)) }
      return .composition(parts)
    case .functionType(let type): return .function(function(type))
    case .tupleType(let type):
      var parts: [WrittenType] = []
      for element in type.elements { parts.append(written(element.type)) }
      return .tuple(parts, labels: type.elements.map { $0.firstName.map { name($0) } })
    default: return .other(types(in: node))
    }
  }

  private mutating func function(_ node: FunctionTypeSyntax) -> WrittenFunctionType {
    var parameters: [WrittenFunctionType.Parameter] = []
    for parameter in node.parameters {
      parameters.append(
        WrittenFunctionType.Parameter(
          type: written(parameter.type), isInOut: isInOut(parameter.type),
          isAutoclosure: has("autoclosure", parameter.type), isVariadic: parameter.ellipsis != nil,
          isEscaping: has("escaping", parameter.type)))
    }
    return WrittenFunctionType(
      parameters: parameters, result: written(node.returnClause.type), effects: effects(node.effectSpecifiers))
  }

  /// The types in an unsupported one.
  private mutating func types(in node: some SyntaxProtocol) -> [WrittenType] {
    var result: [WrittenType] = []
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      if let type = child.as(TypeSyntax.self) { result.append(written(type)) } else { result += types(in: child) }
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

  mutating func written(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    var result: [WrittenType] = []
    for item in clause?.inheritedTypes ?? [] { result.append(written(item.type)) }
    return result
  }

  mutating func effects(_ node: (some EffectSpecifiersSyntax)?) -> Effects {
    var result = Effects(isAsync: node?.asyncSpecifier != nil)
    guard let clause = node?.throwsClause else { return result }
    let isRethrowing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
    result.throwing = isRethrowing ? .rethrowing : .throwing(clause.type.map { written($0) })
    return result
  }

  // MARK: Attributes of types

  /// Whether a type has an attribute, such as `@escaping`.
  func has(_ attribute: String, _ node: TypeSyntax) -> Bool {
    node.as(AttributedTypeSyntax.self).map { names(of: $0.attributes).contains(Name(attribute)) } ?? false
  }

  func isInOut(_ node: TypeSyntax) -> Bool { specifiers(of: node).contains("inout") }

  func specifiers(of node: TypeSyntax) -> [String] {
    node.as(AttributedTypeSyntax.self)?.specifiers.map { $0.trimmedDescription } ?? []
  }
}

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
