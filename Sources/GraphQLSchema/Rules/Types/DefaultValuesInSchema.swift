import GraphQLSyntax
import Source

/// Checks that default values have the declared types.
///
/// See https://spec.graphql.org/September2025/#sec-Field-Arguments
@Sendable func defaultValues(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  context.forEachInput { id, _, text in
    guard diagnostics.count < SchemaContext.limit else { return }
    guard let value = schema[id].defaultValue, schema[schema[id].type.type].kind.isInput else { return }
    for problem in ConstantCoercion(schema: schema).problems(schema[value], schema[id].type) {
      diagnostics.append(
        context.diagnostic(
          .schemaDefaultValues, "\(text()) has invalid default value\(problem.place): \(problem.message)",
          at: [context.defaultPlace(of: id)]))
    }
  }
  return diagnostics
}
