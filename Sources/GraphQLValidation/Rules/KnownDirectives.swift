import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that directives are defined, and allowed at their locations.
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Defined and
/// https://spec.graphql.org/September2025/#sec-Directives-Are-in-Valid-Locations
enum KnownDirectives {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
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

  /// Checks the directives of type system definitions in files of operations.
  static func checkTypeSystem(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    for document in unit.documents.documents where !document.directives.isEmpty {
      for definition in document.definitions where !definition.isExecutable {
        document.forEachDirectiveSite(in: definition) { site in
          for directive in document[site.directives] {
            let known = unit.schema.directive(named: directive.name.name)
            if let known, known.locations.contains(site.location) { continue }
            let message =
              known == nil
              ? "Unknown directive \"@\(directive.name.text)\"."
              : "Directive \"@\(directive.name.text)\" may not be used on \(site.location.rawValue)."
            found.append(Diagnostic(.knownDirectives, message, at: document.location(directive.range)))
          }
        }
      }
    }
  }
}
