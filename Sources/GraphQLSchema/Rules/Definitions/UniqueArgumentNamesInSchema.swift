import GraphQLSyntax
import Source

/// Checks that directives on definitions have each argument only once.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Uniqueness
@Sendable func uniqueArgumentNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] {
      for group in repetitions(document[directive.arguments].lazy.map(\.name)) {
        diagnostics.append(
          Diagnostic(
            .schemaUniqueArgumentNames, "There can be only one argument named \"\(group[0].text)\".",
            at: document.location(group[group.count - 1].range),
            related: group.dropLast().map { Diagnostic.Related("also given here", at: document.location($0.range)) }))
      }
    }
  }
  return diagnostics
}
