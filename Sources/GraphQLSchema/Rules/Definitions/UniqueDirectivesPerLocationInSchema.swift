import GraphQLSyntax
import Source

/// Checks that a location has a non-repeatable directive only once. All parts of a type are one location.
///
/// See https://spec.graphql.org/September2025/#sec-Directives-Are-Unique-per-Location
@Sendable func uniqueDirectivesPerLocation(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var shared: [DirectiveSite.Owner: [Name: Location]] = [:]
  var diagnostics: [Diagnostic] = []
  context.forEachDirectiveSite { site, document in
    var seen = site.owner == .member ? [:] : shared.removeValue(forKey: site.owner) ?? [:]
    for directive in document[site.directives] {
      let name = directive.name.name
      guard let known = context.directiveDefinition(name), !known.isRepeatable else { continue }
      let place = document.location(directive.range)
      guard let first = seen[name] else {
        seen[name] = place
        continue
      }
      diagnostics.append(
        Diagnostic(
          .schemaUniqueDirectivesPerLocation,
          "The directive \"@\(name.text)\" can only be used once at this location.", at: place,
          related: [Diagnostic.Related("first used here", at: first)]))
    }
    if site.owner != .member { shared[site.owner] = seen }
  }
  return diagnostics
}
