import GraphQLSyntax
import Source

/// Checks that fields have output types.
///
/// See https://spec.graphql.org/September2025/#IsOutputType()
@Sendable func outputTypes(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes {
    for index in schema[type].fields.indices {
      let field = schema.fields[index]
      guard !schema[field.type.type].kind.isOutput, !schema[field.type.type].isMissing else { continue }
      diagnostics.append(
        context.diagnostic(
          .schemaOutputTypes,
          "The type of \(context.name(type)).\(field.name.text) must be Output Type but got: "
            + "\(schema.typeText(field.type)).", at: [context.typePlace(of: Schema.FieldID(index))]))
    }
  }
  return diagnostics
}
