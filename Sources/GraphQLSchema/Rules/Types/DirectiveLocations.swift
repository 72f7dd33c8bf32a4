import GraphQLSyntax
import Source

/// Checks that directives have a location. Only introspection results can break this rule.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System.Directives
@Sendable func directiveLocations(_ context: SchemaContext) -> [Diagnostic] {
  context.definedDirectives.compactMap { index in
    let directive = context.schema.directives[index]
    guard directive.locations.isEmpty else { return nil }
    return context.diagnostic(
      .schemaDirectiveLocations, "Directive @\(directive.name.text) must include 1 or more locations.",
      at: [context.positions.directives[index]])
  }
}
