import Source

/// The type of a mock's field: a named type in any number of lists, each level nullable or not.
///
/// `[[Int!]!]` has `lists: [.nullable, .nonNull]` and `nullability: .nonNull`. Types without lists, by far the most,
/// own no memory.
package struct MockType: Hashable, Sendable {
  /// The named type at the core.
  package var named: MockNamedType
  /// The nullability of the core.
  package var nullability: Nullability
  /// The nullability of each list around it, the outermost first.
  package var lists: [Nullability]

  package init(_ named: MockNamedType, _ nullability: Nullability = .nullable, in lists: [Nullability] = []) {
    self.named = named
    self.nullability = nullability
    self.lists = lists
  }

  package var isList: Bool { !lists.isEmpty }

  /// Whether null may stand in place of the whole value.
  package var isNullable: Bool { (lists.first ?? nullability) == .nullable }

  package enum Nullability: UInt8, Hashable, Sendable {
    case nullable, nonNull
  }
}

/// The named type of a field, with what the schema says about it that a default value needs.
package enum MockNamedType: Hashable, Sendable {
  case builtIn(BuiltInScalar)
  /// A scalar that the schema defines, by name.
  case scalar(Name)
  case enumeration(EnumReference)
  /// An object type, by name. It always has a mock of its own: what a selected field returns is referenced.
  case object(Name)
  case interface(AbstractReference)
  case union(AbstractReference)

  /// The scalars that GraphQL defines. See https://spec.graphql.org/September2025/#sec-Scalars.Built-in-Scalars
  package enum BuiltInScalar: UInt8, Hashable, Sendable, CaseIterable {
    case string, int, float, boolean, id
  }

  /// Whether its values are objects, which mocks stand for, and not leaf values.
  package var isComposite: Bool {
    switch self {
    case .builtIn, .scalar, .enumeration: false
    case .object, .interface, .union: true
    }
  }
}

/// An enum, with the values that can be its default.
package struct EnumReference: Hashable, Sendable {
  /// The name of the type in the schema.
  package var name: Name
  /// The value declared first; nil if there are no values.
  package var firstValue: Name?
  /// The first value that is not deprecated; nil if there is none.
  package var firstCurrentValue: Name?

  package init(name: Name, firstValue: Name?, firstCurrentValue: Name?) {
    self.name = name
    self.firstValue = firstValue
    self.firstCurrentValue = firstCurrentValue
  }
}

/// An interface or a union, with the object types that can stand for it by default.
package struct AbstractReference: Hashable, Sendable {
  /// The name of the type in the schema.
  package var name: Name
  /// The first object type, in the order of the schema's definitions, that implements the interface; the first declared
  /// member of the union. Nil if there is none.
  package var firstPossibleType: Name?
  /// The first of these that has a mock, which is one of `MockCatalog.objects`; nil if none has. It differs from
  /// `firstPossibleType` where the schema's types are reduced to what operations name.
  package var firstMockedType: Name?

  package init(name: Name, firstPossibleType: Name?, firstMockedType: Name?) {
    self.name = name
    self.firstPossibleType = firstPossibleType
    self.firstMockedType = firstMockedType
  }
}
