import GraphQLSyntax
import MockIR
import ModelIR
import Source
import SwiftCode

/// The Swift types of fields in structures (rule c.5).
extension ModelContext {
  /// Returns the type of a field, with the schema's nullability.
  func type(of accessor: FieldAccessor) -> SwiftType {
    type(of: accessor.field)
  }

  /// Returns the type of an accessor, which is also optional for conditional fields.
  func accessorType(of accessor: FieldAccessor, isOptional: Bool) -> SwiftType {
    let type = type(of: accessor.field)
    return isOptional && accessor.field.wrappers.isNonNull ? .optional(type) : type
  }

  func type(of field: SelectedField) -> SwiftType {
    names.fieldType(field.responseKey, of: field.type, field.wrappers, hasStructure: field.selectionSet != nil)
  }
}

extension ModelNames {
  /// Returns the type of a field's property.
  ///
  /// - Parameter hasStructure: whether the field has a selection set, and so a structure.
  func fieldType(
    _ responseKey: Name, of type: TypeIdentity, _ fieldWrappers: TypeWrappers, hasStructure: Bool
  ) -> SwiftType {
    wrapped(
      hasStructure ? .named(structure(.field(responseKey, isList: fieldWrappers.isList))) : leafType(type),
      in: fieldWrappers)
  }

  /// Wraps a type in the field's lists and optionals.
  func wrapped(_ core: SwiftType, in fieldWrappers: TypeWrappers) -> SwiftType {
    var levels: [TypeWrappers] = []
    var wrappers = fieldWrappers
    while let element = wrappers.element {
      levels.append(wrappers)
      wrappers = element
    }
    let inner: SwiftType = wrappers.isNonNull ? core : .optional(core)
    return levels.reversed().reduce(inner) { inner, list in
      list.isNonNull ? .array(inner) : .optional(.array(inner))
    }
  }

  /// Returns the type of a scalar or enum.
  func leafType(_ type: TypeIdentity) -> SwiftType {
    let qualified = SwiftType.member(.named(options.emission.namespace), typeName(type))
    if type.kind == .enumeration { return .generic("GraphQLEnum", qualified) }
    return switch MockNamedType.BuiltInScalar(type.name) {
    case .string: .named("String")
    case .int: .named("Int")
    case .float: .named("Double")
    case .boolean: .named("Bool")
    case .id, nil: qualified
    }
  }
}
