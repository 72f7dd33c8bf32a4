import Source

/// The type of a mock's field: a named type in any number of lists, each level nullable or not.
///
/// `[[Int!]!]` has `lists: [.nullable, .nonNull]` and `nullability: .nonNull`. Types without lists, which are most,
/// allocate no memory.
package struct MockType: Hashable, Sendable {
  /// The innermost named type.
  package var named: MockNamedType
  /// The nullability of the named type.
  package var nullability: Nullability
  /// The nullability of each list around it, the outermost first.
  package var lists: [Nullability]

  package init(_ named: MockNamedType, _ nullability: Nullability = .nullable, in lists: [Nullability] = []) {
    self.named = named
    self.nullability = nullability
    self.lists = lists
  }

  package var isList: Bool { !lists.isEmpty }

  /// Whether the whole value may be null.
  package var isNullable: Bool { (lists.first ?? nullability) == .nullable }

  package enum Nullability: UInt8, Hashable, Sendable {
    case nullable, nonNull
  }
}

/// The named type of a field, with the schema information that default values need.
package enum MockNamedType: Hashable, Sendable {
  case builtIn(BuiltInScalar)
  /// A custom scalar, by name.
  case scalar(Name)
  case enumeration(EnumReference)
  /// An object type, by name. It always has a mock, since the type of a selected field is referenced.
  case object(Name)
  case interface(AbstractReference)
  case union(AbstractReference)

  /// The built-in scalars. See https://spec.graphql.org/September2025/#sec-Scalars.Built-in-Scalars
  package enum BuiltInScalar: UInt8, Hashable, Sendable, CaseIterable {
    case string, int, float, boolean, id
  }

  /// Whether its values are objects and not leaf values.
  package var isComposite: Bool {
    switch self {
    case .builtIn, .scalar, .enumeration: false
    case .object, .interface, .union: true
    }
  }
}

/// An enum with its possible default values.
package struct EnumReference: Hashable, Sendable {
  /// The name of the type in the schema.
  package var name: Name
  /// The first declared value; nil if there are no values.
  package var firstValue: Name?
  /// The first value that isn't deprecated; nil if there is none.
  package var firstCurrentValue: Name?

  package init(name: Name, firstValue: Name?, firstCurrentValue: Name?) {
    self.name = name
    self.firstValue = firstValue
    self.firstCurrentValue = firstCurrentValue
  }
}

/// An interface or union, with the object types that can represent it by default.
package struct AbstractReference: Hashable, Sendable {
  /// The name of the type in the schema.
  package var name: Name
  /// The first object type, in the order of the schema, that implements the interface; or the first declared member of
  /// the union. Nil if there is none.
  package var firstPossibleType: Name?
  /// The first of these types with a mock; nil if none has one. It differs from `firstPossibleType` if the schema's
  /// types are reduced to the types that operations name.
  package var firstMockedType: Name?

  package init(name: Name, firstPossibleType: Name?, firstMockedType: Name?) {
    self.name = name
    self.firstPossibleType = firstPossibleType
    self.firstMockedType = firstMockedType
  }
}
