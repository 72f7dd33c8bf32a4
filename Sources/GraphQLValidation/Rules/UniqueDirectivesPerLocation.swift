import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that only repeatable directives are repeated at one location.
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
enum UniqueDirectivesPerLocation {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for list in context.resolved.directiveLists {
      forEachRepeated(context.document[list], by: \.name.name) { repeated in
        let name = repeated[0].name
        guard let definition = context.schema.directive(named: name.name), !definition.isRepeatable else { return }
        for directive in repeated.dropFirst() {
          found.append(
            context.error(
              .uniqueDirectivesPerLocation,
              "The directive \"@\(name.text)\" can only be used once at this location.", at: directive.range,
              related: [context.related("first used here", at: repeated[0].range)]))
        }
      }
    }
  }
}
