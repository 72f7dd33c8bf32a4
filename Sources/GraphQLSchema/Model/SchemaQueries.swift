import GraphQLSyntax
import Source

/// What rules and the IR ask of a schema. All are O(1) unless they say otherwise.
extension Schema {
  @inlinable package subscript(_ id: TypeID) -> NamedType { types[Int(id.index)] }
  @inlinable package subscript(_ id: FieldID) -> Field { fields[Int(id.index)] }
  @inlinable package subscript(_ id: InputID) -> InputValue { inputs[Int(id.index)] }
  package subscript(_ id: TextID) -> String { texts[id] }
  package subscript(_ id: ConstantID) -> ConstantValue { constants[Int(id.index)] }

  package func text(_ id: TextID?) -> String? { id.map { self[$0] } }

  /// The type of that name, unless it is missing.
  package func type(named name: Name) -> TypeID? { lookup.type(name) }

  /// The field of an object or interface; `nil` for the meta-fields, which `metaField` gives.
  package func field(named name: Name, in type: TypeID) -> FieldID? { lookup.field(name, in: type) }

  /// `__typename` of composite types, `__schema` and `__type` of the query root.
  /// See https://spec.graphql.org/September2025/#sec-Type-Name-Introspection
  package func metaField(named name: Name, in type: TypeID) -> FieldID? { lookup.metaField(name, in: type, of: self) }

  /// The input field of an input object.
  package func inputField(named name: Name, in type: TypeID) -> InputID? {
    lookup.inputField(name, in: type)
  }

  /// The input fields of an input object that must be given.
  package func requiredInputs(of type: TypeID) -> ArraySlice<InputID> { lookup.requiredInputs(of: type) }

  /// An argument of a field or directive. O(arguments).
  package func input(named name: Name, in run: Run) -> InputID? {
    for index in run.indices where inputs[index].name == name { return InputID(index) }
    return nil
  }

  package func directive(named name: Name) -> DirectiveDefinition? { lookup.directive(name).map { directives[$0] } }

  package func rootType(of operation: OperationType) -> TypeID? {
    switch operation {
    case .query: queryType
    case .mutation: mutationType
    case .subscription: subscriptionType
    }
  }

  @inlinable package func interfaces(of type: TypeID) -> ArraySlice<TypeID> {
    typeLists[self[type].interfaces.indices]
  }

  /// The members of a union, or the object types that implement an interface, in order; of an object itself nothing.
  @inlinable package func possibleTypes(of type: TypeID) -> ArraySlice<TypeID> {
    typeLists[self[type].possibleTypes.indices]
  }

  /// Whether `type` is a member of the union or implements the interface `abstract`, as an object or interface.
  package func isSubType(_ type: TypeID, of abstract: TypeID) -> Bool { lookup.isSubType(type, of: abstract) }

  /// Whether some object can be of both types. See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
  package func typesOverlap(_ a: TypeID, _ b: TypeID) -> Bool { lookup.typesOverlap(a, b, in: self) }

  package func typeText(_ use: TypeUse) -> String { use.wrappers.text(around: self[use.type].name.text) }
}

extension TypeKind {
  /// Types with selection sets.
  package var isComposite: Bool { self == .object || self == .interface || self == .union }
  package var isAbstract: Bool { self == .interface || self == .union }
  package var isLeaf: Bool { self == .scalar || self == .enumeration }
  package var isInput: Bool { isLeaf || self == .inputObject }
  package var isOutput: Bool { self != .inputObject }
}
