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
    case .tupleType(let type):
      guard let only = type.elements.first, type.elements.count == 1, only.firstName == nil else { return .other }
      return self.type(only.type)
    default: return .other
    }
  }

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
