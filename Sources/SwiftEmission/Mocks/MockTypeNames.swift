import MockIR
import Source
import SwiftCode

/// The Swift types of mocks' fields.
extension EmissionOptions {
  /// Returns the type in `@Field<…>`: the schema's type, without the outermost nullability.
  func fieldType(_ type: MockType) -> SwiftType {
    let core = fieldType(type.named)
    guard type.isList else { return core }
    return type.withLists(around: type.nullability == .nullable ? .optional(core) : core, isOuterOptional: false)
  }

  /// Returns the type of a field's value in a mock; mocks represent objects.
  ///
  /// It is optional where the schema's type is nullable. In older versions, only objects in lists are.
  func mockType(_ type: MockType) -> SwiftType {
    let core = mockType(type.named)
    if version.hasNonOptionalParameters {
      let inner = type.nullability == .nullable ? SwiftType.optional(core) : core
      return type.withLists(around: inner, isOuterOptional: type.isNullable)
    }
    let isOptional = type.isList && type.named.isComposite && type.nullability == .nullable
    return type.lists.reduce(isOptional ? .optional(core) : core) { inner, _ in .array(inner) }
  }

  private func mockType(_ named: MockNamedType) -> SwiftType {
    switch named {
    case .object(let name): .generic("Mock", .named(typeName(name, .object)))
    case .interface, .union: .existential("AnyMock")
    case .builtIn, .scalar, .enumeration: fieldType(named)
    }
  }

  private func fieldType(_ named: MockNamedType) -> SwiftType {
    switch named {
    case .builtIn(.string): .named("String")
    case .builtIn(.int): .named("Int")
    case .builtIn(.float): .named("Double")
    case .builtIn(.boolean): .named("Bool")
    case .builtIn(.id): .member(.named(namespace), typeName(idName, .scalar))
    case .scalar(let name): .member(.named(namespace), typeName(name, .scalar))
    case .enumeration(let type):
      .generic("GraphQLEnum", .member(.named(namespace), typeName(type.name, .enumeration)))
    case .object(let name): .named(typeName(name, .object))
    case .interface(let type): abstractType(typeName(type.name, .interface))
    case .union(let type): abstractType(typeName(type.name, .union))
    }
  }

  /// Returns the alias of an abstract type. It is qualified if the compiler would choose another type of that name.
  /// Apollo's generator only handles `Actor`.
  private func abstractType(_ name: String) -> SwiftType {
    let isHidden = name == "Actor" || (correctsKnownBugs && (hidesAlias(name) || hiddenAliases.contains(name)))
    return isHidden ? .member(.named("MockObject"), name) : .named(name)
  }
}

extension MockType {
  /// Wraps `inner` in the lists of the type, with their nullability; the caller decides about the outermost.
  fileprivate func withLists(around inner: SwiftType, isOuterOptional: Bool) -> SwiftType {
    var result = inner
    for (index, nullability) in zip(lists.indices, lists).reversed() {
      let isOptional = index == 0 ? isOuterOptional : nullability == .nullable
      result = isOptional ? .optional(.array(result)) : .array(result)
    }
    return result
  }
}

private let idName: Name = "ID"
