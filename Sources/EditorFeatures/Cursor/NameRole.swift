import GraphQLSchema
import GraphQLSyntax
import Source

/// The role of a name at a position of a document, derived from the text before it.
///
/// Schema types are known if the text leads to one. Inside unknown fields, they are unknown.
package enum NameRole: Hashable, Sendable {
  /// The grammar allows no name here.
  case nothing
  /// The keyword of a definition, or the keyword after `extend`.
  case definition(isExtension: Bool)

  // Operations and fragments.
  case operationName(OperationType)
  case fragmentName
  /// The `on` of a fragment definition.
  case on
  /// The type of a fragment definition.
  case fragmentType
  /// After `...`: a fragment name or `on`.
  case spread(parent: Schema.TypeID?)
  /// After `... on`.
  case inlineType(parent: Schema.TypeID?)
  case field(parent: Schema.TypeID?)
  /// A name before a colon in a selection set.
  case alias(parent: Schema.TypeID?)
  case argument(ArgumentOwner)
  case inputField(of: Schema.TypeID?)
  /// An enum value, `true`, `false` or `null`.
  case value(Schema.TypeUse?, isConstant: Bool)
  /// After `$`, in a value.
  case variable(Schema.TypeUse?)
  /// After `$`, in a variable definition.
  case variableDefinition
  case variableType
  case directive(DirectiveLocation)

  // Type systems.
  case typeName(TypeKind, isExtension: Bool)
  /// After the name of a type: `implements`, or the start of the next definition.
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

/// The field or directive that receives arguments.
package enum ArgumentOwner: Hashable, Sendable {
  /// The type and the field, if known.
  case field(Schema.TypeID?, Schema.FieldID?)
  case directive(Name)
}

/// The field or directive that defines arguments.
package enum ArgumentDefinitionOwner: Hashable, Sendable {
  /// The names of the type and of the field.
  case field(Name?, Name?)
  case directive(Name?)
}
