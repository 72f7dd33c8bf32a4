import MockIR
import Source
import SwiftCode

/// The Swift types of input values: variables, and fields of input objects.
extension ModelOptions {
  /// Returns the type of a value. A nullable one is a `GraphQLNullable`, which can also be omitted; nullable elements
  /// of lists are optionals.
  ///
  /// - Parameter isWithSchema: whether the schema's types need no namespace, since the code is in their module.
  func inputType(_ type: InputType, isWithSchema: Bool) -> SwiftType {
    let value = bareInputType(type, isWithSchema: isWithSchema)
    return type.isNullable ? .generic("GraphQLNullable", value) : value
  }

  /// Returns the type without its outermost nullability.
  func bareInputType(_ type: InputType, isWithSchema: Bool) -> SwiftType {
    var result = namedInputType(type.named, isWithSchema: isWithSchema)
    if type.isList, type.nullability == .nullable { result = .optional(result) }
    for (index, nullability) in zip(type.lists.indices, type.lists).reversed() {
      let isOptional = 0 < index && nullability == .nullable
      result = isOptional ? .optional(.array(result)) : .array(result)
    }
    return result
  }

  private func namedInputType(_ named: InputNamedType, isWithSchema: Bool) -> SwiftType {
    let qualified = { (name: String) -> SwiftType in
      isWithSchema ? .named(name) : .member(.named(emission.namespace), name)
    }
    return switch named {
    case .builtIn(.string): .named("String")
    case .builtIn(.int): .named(emission.hasInt32Inputs ? "Int32" : "Int")
    case .builtIn(.float): .named("Double")
    case .builtIn(.boolean): .named("Bool")
    case .builtIn(.id): qualified(emission.typeName("ID", .scalar))
    case .scalar(let name): qualified(emission.typeName(name, .scalar))
    case .enumeration(let name): .generic("GraphQLEnum", qualified(emission.typeName(name, .enumeration)))
    case .inputObject(let name): qualified(emission.typeName(name, .inputObject))
    }
  }
}

extension EmissionOptions {
  /// Whether integers in input values are `Int32`. Only models of Apollo's first generation have `Int`.
  fileprivate var hasInt32Inputs: Bool { version.isSecondGeneration || runtime == .mockSupport }
}
