import GraphQLSchema
import GraphQLSyntax
import Source

/// The type of a variable or of a field of an input object: a named type in any number of lists, each level nullable or
/// not, as in `MockType`.
package struct InputType: Hashable, Sendable {
  package var named: InputNamedType
  /// The nullability of the core.
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

  /// Whether null may stand in place of the whole value.
  package var isNullable: Bool { (lists.first ?? nullability) == .nullable }

  /// The type without its outermost list; itself if there is none.
  package var element: InputType { InputType(named, nullability, in: Array(lists.dropFirst())) }
}

/// What an input value is made of.
package enum InputNamedType: Hashable, Sendable {
  case builtIn(MockNamedType.BuiltInScalar)
  /// A scalar that the schema defines, by name.
  case scalar(Name)
  case enumeration(Name)
  case inputObject(Name)
}

extension InputType {
  /// The type that the schema gives an argument, input field or variable.
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
    // Composite types cannot be the type of an input in a valid schema.
    case .scalar, .object, .interface, .union:
      self = MockNamedType.BuiltInScalar(type.name).map { .builtIn($0) } ?? .scalar(type.name)
    }
  }
}

extension MockNamedType.BuiltInScalar {
  /// The scalar of that name, if it is one that GraphQL defines.
  package init?(_ name: Name) {
    guard let scalar = Self.named[name] else { return nil }
    self = scalar
  }

  private static let named: [Name: Self] = [
    "String": .string, "Int": .int, "Float": .float, "Boolean": .boolean, "ID": .id,
  ]
}
