import MockIR
import Source
import SwiftCode

/// The Swift types of a mock's field.
extension EmissionOptions {
  /// The type in `@Field<…>`: that of the schema, without the outermost nullability.
  func fieldType(_ type: MockType) -> SwiftType {
    let core = fieldType(type.named)
    guard type.isList else { return core }
    return type.withLists(around: type.nullability == .nullable ? .optional(core) : core, isOuterOptional: false)
  }

  /// The type of a value given for the field: mocks stand for objects.
  ///
  /// It is as optional as the schema says. Older versions leave the outermost level out, and lose the other ones except
  /// that of the objects in a list.
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

  /// The compiler would take the alias `Actor` for the protocol of that name, and so with all names that the standard
  /// library has. Apollo knows of `Actor` alone.
  private func abstractType(_ name: String) -> SwiftType {
    let isHidden = name == "Actor" || (correctsKnownBugs && name.isStandardLibraryType)
    return isHidden ? .member(.named("MockObject"), name) : .named(name)
  }
}

extension MockType {
  /// Puts the lists of the type around `inner`, each as optional as it is nullable; the outermost as told.
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
