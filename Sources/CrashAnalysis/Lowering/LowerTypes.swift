import Source
import SwiftSyntax

extension Lowering {
  mutating func type(_ node: TypeSyntax) -> TypeReference {
    nested { $0.shallowType(node) } ?? .other
  }

  private mutating func shallowType(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return wellKnown([name(type.name)], arguments(type.genericArgumentClause))
    case .memberType(let type):
      guard case .named(let path, let inner) = self.type(type.baseType), inner.isEmpty else { return .other }
      return wellKnown(path + [name(type.name)], arguments(type.genericArgumentClause))
    case .optionalType(let type): return .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(self.type(type.wrappedType))
    case .arrayType(let type): return .array(self.type(type.element))
    case .attributedType(let type): return self.type(type.baseType)
    case .functionType(let type):
      return type.parameters.contains { isAutoclosure($0.type) } ? .lazyFunction : .other
    case .tupleType(let type):
      guard let only = type.elements.first, type.elements.count == 1, only.firstName == nil else { return .other }
      return self.type(only.type)
    default: return .other
    }
  }

  func isAutoclosure(_ node: TypeSyntax) -> Bool {
    guard let attributes = node.as(AttributedTypeSyntax.self)?.attributes else { return false }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return lastName(attribute.attributeName) == "autoclosure"
    }
  }

  /// The type of the value that an autoclosure gives.
  private mutating func autoclosureResult(_ node: TypeSyntax) -> TypeReference {
    guard let function = node.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self) else { return .other }
    return type(function.returnClause.type)
  }

  /// The type of a parameter. That of an autoclosure is the type of its value.
  mutating func parameterType(_ node: TypeSyntax) -> TypeReference {
    isAutoclosure(node) ? autoclosureResult(node) : type(node)
  }

  func names(_ clause: GenericParameterClauseSyntax?) -> [Name] { clause?.parameters.map { name($0.name) } ?? [] }

  private func wellKnown(_ path: [Name], _ arguments: [TypeReference]) -> TypeReference {
    guard path.count == 1, arguments.count == 1 else { return .named(path, arguments) }
    switch path[0] {
    case optional: return .optional(arguments[0])
    case array: return .array(arguments[0])
    default: return .named(path, arguments)
    }
  }

  mutating func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    var result: [TypeReference] = []
    for argument in clause.arguments {
      result.append(Syntax(argument.argument).as(TypeSyntax.self).map { type($0) } ?? .other)
    }
    return result
  }
}

private let optional: Name = "Optional"
private let array: Name = "Array"
