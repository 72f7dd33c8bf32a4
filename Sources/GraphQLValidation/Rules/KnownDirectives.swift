import GraphQLSchema
import GraphQLSyntax
import Source

/// Directives are defined, and stand where their definitions allow.
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Defined and
/// https://spec.graphql.org/September2025/#sec-Directives-Are-in-Valid-Locations
enum KnownDirectives {
  static func check(_ context: DefinitionContext, _ found: inout [Diagnostic]) {
    for use in context.resolved.directives {
      if let definition = use.definition, definition.locations.contains(use.location) { continue }
      let directive = context.document.directives[use.directive]
      let message =
        use.definition == nil
        ? "Unknown directive \"@\(directive.name.text)\"."
        : "Directive \"@\(directive.name.text)\" may not be used on \(use.location.rawValue)."
      found.append(context.error(.knownDirectives, message, at: directive.range))
    }
  }
}
