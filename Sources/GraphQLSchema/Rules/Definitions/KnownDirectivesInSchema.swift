import GraphQLSyntax
import Source

/// Checks that directives on definitions are defined and in allowed locations.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Defined
@Sendable func knownDirectives(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] {
      let place = document.location(directive.range)
      guard let known = context.directiveDefinition(directive.name.name) else {
        diagnostics.append(
          Diagnostic(.schemaKnownDirectives, "Unknown directive \"@\(directive.name.text)\".", at: place))
        continue
      }
      guard !known.locations.contains(site.location) else { continue }
      diagnostics.append(
        Diagnostic(
          .schemaKnownDirectives,
          "Directive \"@\(directive.name.text)\" may not be used on \(site.location.rawValue).", at: place))
    }
  }
  return diagnostics
}
