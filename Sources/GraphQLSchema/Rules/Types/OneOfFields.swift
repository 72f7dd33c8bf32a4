import GraphQLSyntax
import Source

/// Checks that the fields of a `@oneOf` input object are nullable and have no defaults.
///
/// See https://spec.graphql.org/September2025/#sec-OneOf-Input-Objects
@Sendable func oneOfFields(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes where schema[type].isOneOf {
    for index in schema[type].inputFields.indices {
      let id = Schema.InputID(index)
      let text = "\(context.name(type)).\(schema[id].name.text)"
      if schema[id].type.wrappers.isNonNull {
        diagnostics.append(
          context.diagnostic(
            .schemaOneOfFields, "OneOf input field \(text) must be nullable.", at: [context.typePlace(of: id)]))
      }
      if schema[id].defaultValue != nil {
        diagnostics.append(
          context.diagnostic(
            .schemaOneOfFields, "OneOf input field \(text) cannot have a default value.", at: [context.place(of: id)]))
      }
    }
  }
  return diagnostics
}
