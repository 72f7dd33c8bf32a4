import GraphQLSyntax
import Source

/// The queries of a schema. All are O(1) unless documented otherwise.
extension Schema {
  @inlinable package subscript(_ id: TypeID) -> NamedType { types[Int(id.index)] }
  @inlinable package subscript(_ id: FieldID) -> Field { fields[Int(id.index)] }
  @inlinable package subscript(_ id: InputID) -> InputValue { inputs[Int(id.index)] }
  package subscript(_ id: TextID) -> String { texts[id] }
  package subscript(_ id: ConstantID) -> ConstantValue { constants[Int(id.index)] }

  package func text(_ id: TextID?) -> String? { id.map { self[$0] } }

  /// Returns the type with a name, unless it is missing.
  package func type(named name: Name) -> TypeID? { lookup.type(name) }

  /// Returns a field of an object or interface. `metaField` returns the meta-fields.
  package func field(named name: Name, in type: TypeID) -> FieldID? { lookup.field(name, in: type) }

  /// Returns `__typename` for composite types, and `__schema` and `__type` for the query root.
  /// See https://spec.graphql.org/September2025/#sec-Type-Name-Introspection
  package func metaField(named name: Name, in type: TypeID) -> FieldID? { lookup.metaField(name, in: type, of: self) }

  /// Returns a field of an input object.
  package func inputField(named name: Name, in type: TypeID) -> InputID? {
    lookup.inputField(name, in: type)
  }

  /// Returns the required fields of an input object.
  package func requiredInputs(of type: TypeID) -> ArraySlice<InputID> { lookup.requiredInputs(of: type) }

  /// Returns an argument of a field or directive. O(arguments).
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

  /// Returns the members of a union, or the objects that implement an interface, in order. Empty for objects.
  @inlinable package func possibleTypes(of type: TypeID) -> ArraySlice<TypeID> {
    typeLists[self[type].possibleTypes.indices]
  }

  /// Returns the interfaces of an object or interface or the members of a union as declared, including types of wrong
  /// kinds.
  package func declaredTypes(of type: TypeID) -> ArraySlice<TypeID> { typeLists[self[type].declaredTypes.indices] }

  /// Returns whether `type` is a member of the union `abstract`, or implements the interface `abstract`.
  package func isSubType(_ type: TypeID, of abstract: TypeID) -> Bool { lookup.isSubType(type, of: abstract) }

  /// Returns whether two types overlap. See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
  package func typesOverlap(_ a: TypeID, _ b: TypeID) -> Bool { lookup.typesOverlap(a, b, in: self) }

  package func typeText(_ use: TypeUse) -> String { use.wrappers.text(around: self[use.type].name.text) }
}

extension TypeKind {
  /// Whether selections on the type have selection sets.
  package var isComposite: Bool { self == .object || self == .interface || self == .union }
  package var isAbstract: Bool { self == .interface || self == .union }
  var hasFields: Bool { self == .object || self == .interface }
  package var isLeaf: Bool { self == .scalar || self == .enumeration }
  package var isInput: Bool { isLeaf || self == .inputObject }
  package var isOutput: Bool { self != .inputObject }
}
