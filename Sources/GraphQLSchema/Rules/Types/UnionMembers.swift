import GraphQLSyntax
import Source

/// Checks that the members of a union are objects, without repetitions.
///
/// See https://spec.graphql.org/September2025/#sec-Unions.Type-Validation
@Sendable func unionMembers(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes where schema[type].kind == .union {
    var seen: Set<Schema.TypeID> = []
    for member in schema.declaredTypes(of: type) where !schema[member].isMissing {
      if SchemaContext.limit <= diagnostics.count { return diagnostics }
      let message: String
      if schema[member].kind != .object {
        message =
          "Union type \(context.name(type)) can only include Object types, it cannot include \(context.name(member))."
      } else if !seen.insert(member).inserted {
        message = "Union type \(context.name(type)) can only include type \(context.name(member)) once."
      } else {
        continue
      }
      diagnostics.append(
        context.diagnostic(
          .schemaUnionMembers, message, at: context.places(in: schema[type].declaredTypes, naming: member),
          related: "also named here"))
    }
  }
  return diagnostics
}
