import GraphQLSyntax
import Source

/// Checks that arguments and input fields have input types. A field of another type is an error, since the generated
/// structure of its input object can't have a property for it.
///
/// See https://spec.graphql.org/September2025/#IsInputType()
@Sendable func inputTypes(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  context.forEachInput { id, owner, text in
    let use = schema[id].type
    guard !schema[use.type].kind.isInput, !schema[use.type].isMissing else { return }
    diagnostics.append(
      context.diagnostic(
        .schemaInputTypes, "The type of \(text()) must be Input Type but got: \(schema.typeText(use)).",
        at: [owner == .directive ? context.place(of: id) : context.typePlace(of: id)],
        severity: owner == .inputObject ? .error : .warning))
  }
  return diagnostics
}
