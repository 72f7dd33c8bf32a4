import GraphQLSchema
import GraphQLSyntax
import Source

/// The type of a variable or input field: a named type in any number of nested lists. Each level is nullable or not, as
/// in `MockType`.
package struct InputType: Hashable, Sendable {
  package var named: InputNamedType
  /// The nullability of the named type.
  package var nullability: MockType.Nullability
  /// The nullability of each list around it, the outermost first.
  package var lists: [MockType.Nullability]

  package init(
    _ named: InputNamedType, _ nullability: MockType.Nullability = .nullable, in lists: [MockType.Nullability] = []
  ) {
    self.named = named
    self.nullability = nullability
    self.lists = lists
  }

  package var isList: Bool { !lists.isEmpty }

  /// Whether the whole value may be null.
  package var isNullable: Bool { (lists.first ?? nullability) == .nullable }

  /// The type without its outermost list, or the type itself if it is no list.
  package var element: InputType { InputType(named, nullability, in: Array(lists.dropFirst())) }
}

/// The named type of an input value.
package enum InputNamedType: Hashable, Sendable {
  case builtIn(MockNamedType.BuiltInScalar)
  /// A custom scalar, by name.
  case scalar(Name)
  case enumeration(Name)
  case inputObject(Name)
}

extension InputType {
  /// Creates the type of an argument, input field or variable.
  package init(_ use: Schema.TypeUse, schema: Schema) {
    var lists: [MockType.Nullability] = []
    var wrappers = use.wrappers
    while let element = wrappers.element {
      lists.append(wrappers.isNonNull ? .nonNull : .nullable)
      wrappers = element
    }
    self.init(InputNamedType(use.type, schema: schema), wrappers.isNonNull ? .nonNull : .nullable, in: lists)
  }
}

extension InputNamedType {
  package init(_ id: Schema.TypeID, schema: Schema) {
    let type = schema[id]
    switch type.kind {
    case .enumeration: self = .enumeration(type.name)
    case .inputObject: self = .inputObject(type.name)
    // Composite types can't be the type of an input in a valid schema.
    case .scalar, .object, .interface, .union:
      self = MockNamedType.BuiltInScalar(type.name).map { .builtIn($0) } ?? .scalar(type.name)
    }
  }
}

extension MockNamedType.BuiltInScalar {
  /// Returns the built-in scalar with a name; nil for other names.
  package init?(_ name: Name) {
    guard let scalar = Self.named[name] else { return nil }
    self = scalar
  }

  private static let named: [Name: Self] = [
    "String": .string, "Int": .int, "Float": .float, "Boolean": .boolean, "ID": .id,
  ]
}
