import Source

/// A schema definition or extension. See https://spec.graphql.org/September2025/#SchemaDefinition
package struct SchemaDefinition: Hashable, Sendable {
  package let isExtension: Bool
  package let description: StringLiteral?
  package let directives: NodeList<Directive>
  package let operationTypes: NodeList<OperationTypeDefinition>
  package let range: TextRange
}

/// A root type. See https://spec.graphql.org/September2025/#RootOperationTypeDefinition
package struct OperationTypeDefinition: Hashable, Sendable {
  package let operation: OperationType
  package let type: Identifier
  package let range: TextRange
}

/// The kinds of named types. See https://spec.graphql.org/September2025/#TypeDefinition
package enum TypeKind: UInt8, Hashable, Sendable, CaseIterable {
  case scalar, object, interface, union, enumeration, inputObject

  /// The first keyword of its definitions.
  package var keyword: String {
    switch self {
    case .scalar: "scalar"
    case .object: "type"
    case .interface: "interface"
    case .union: "union"
    case .enumeration: "enum"
    case .inputObject: "input"
    }
  }
}

/// A type definition or extension of any kind. See https://spec.graphql.org/September2025/#TypeDefinition
package struct TypeDefinition: Hashable, Sendable {
  package let kind: TypeKind
  package let isExtension: Bool
  package let description: StringLiteral?
  package let name: Identifier
  /// The interfaces of an object or interface.
  package let interfaces: NodeList<Identifier>
  package let directives: NodeList<Directive>
  /// The fields of an object or interface.
  package let fields: NodeList<FieldDefinition>
  /// The fields of an input object.
  package let inputFields: NodeList<InputValueDefinition>
  /// The members of a union.
  package let members: NodeList<Identifier>
  /// The values of an enum.
  package let values: NodeList<EnumValueDefinition>
  package let range: TextRange
}

/// A field definition. See https://spec.graphql.org/September2025/#FieldDefinition
package struct FieldDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  package let name: Identifier
  package let arguments: NodeList<InputValueDefinition>
  package let type: TypeReference
  package let directives: NodeList<Directive>
  package let range: TextRange
}

/// An argument or an input field. See https://spec.graphql.org/September2025/#InputValueDefinition
package struct InputValueDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  package let name: Identifier
  package let type: TypeReference
  package let defaultValue: Value?
  package let directives: NodeList<Directive>
  package let range: TextRange
}

/// An enum value definition. See https://spec.graphql.org/September2025/#EnumValueDefinition
package struct EnumValueDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  package let name: Identifier
  package let directives: NodeList<Directive>
  package let range: TextRange
}

/// A directive definition. See https://spec.graphql.org/September2025/#DirectiveDefinition
package struct DirectiveDefinition: Hashable, Sendable {
  package let description: StringLiteral?
  /// The name without `@`.
  package let name: Identifier
  package let arguments: NodeList<InputValueDefinition>
  package let isRepeatable: Bool
  /// The names of `DirectiveLocation`s.
  package let locations: NodeList<Identifier>
  package let range: TextRange
}

/// A location of directives. See https://spec.graphql.org/September2025/#DirectiveLocation
package enum DirectiveLocation: String, Hashable, Sendable, CaseIterable {
  case query = "QUERY"
  case mutation = "MUTATION"
  case subscription = "SUBSCRIPTION"
  case field = "FIELD"
  case fragmentDefinition = "FRAGMENT_DEFINITION"
  case fragmentSpread = "FRAGMENT_SPREAD"
  case inlineFragment = "INLINE_FRAGMENT"
  case variableDefinition = "VARIABLE_DEFINITION"
  case schema = "SCHEMA"
  case scalar = "SCALAR"
  case object = "OBJECT"
  case fieldDefinition = "FIELD_DEFINITION"
  case argumentDefinition = "ARGUMENT_DEFINITION"
  case interface = "INTERFACE"
  case union = "UNION"
  case enumeration = "ENUM"
  case enumValue = "ENUM_VALUE"
  case inputObject = "INPUT_OBJECT"
  case inputFieldDefinition = "INPUT_FIELD_DEFINITION"
}
