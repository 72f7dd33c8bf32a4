import GraphQLSchema
import GraphQLSyntax
import Source

/// What a name is, or would be, at some place of a document, as far as the text before it tells.
///
/// Types of the schema are known where the text leads to one; what stands below something unknown is unknown as well.
package enum NameRole: Hashable, Sendable {
  /// The grammar has no name there.
  case nothing
  /// The keyword of a definition, or the one behind `extend`.
  case definition(isExtension: Bool)

  // Operations and fragments.
  case operationName(OperationType)
  case fragmentName
  /// The `on` of a fragment definition.
  case on
  /// The type of a fragment definition.
  case fragmentType
  /// Behind `...`: a fragment, or `on`.
  case spread(parent: Schema.TypeID?)
  /// Behind `... on`.
  case inlineType(parent: Schema.TypeID?)
  case field(parent: Schema.TypeID?)
  /// A name before a colon in a selection set.
  case alias(parent: Schema.TypeID?)
  case argument(ArgumentOwner)
  case inputField(of: Schema.TypeID?)
  /// An enum value, `true`, `false` or `null`.
  case value(Schema.TypeUse?, isConstant: Bool)
  /// Behind `$`, where values are.
  case variable(Schema.TypeUse?)
  /// Behind `$`, where variables are defined.
  case variableDefinition
  case variableType
  case directive(DirectiveLocation)

  // Type systems.
  case typeName(TypeKind, isExtension: Bool)
  /// Behind the name of a type: `implements`, or what starts the next definition.
  case afterTypeName(TypeKind)
  case interface(of: Name?)
  case member(of: Name?)
  case fieldDefinition(of: Name?)
  case fieldType
  case argumentDefinition(ArgumentDefinitionOwner)
  case inputFieldDefinition(of: Name?)
  /// The type of an argument or input field.
  case inputType
  case enumValueDefinition(of: Name?)
  case directiveName
  /// `repeatable` or `on`.
  case directiveKeyword
  case directiveLocation
  /// `query`, `mutation` or `subscription` in a schema definition.
  case rootOperation
  case rootType
}

/// Whose arguments are given.
package enum ArgumentOwner: Hashable, Sendable {
  /// The type and the field, where they are known.
  case field(Schema.TypeID?, Schema.FieldID?)
  case directive(Name)
}

/// Whose arguments are defined.
package enum ArgumentDefinitionOwner: Hashable, Sendable {
  /// The names of the type and of the field.
  case field(Name?, Name?)
  case directive(Name?)
}
