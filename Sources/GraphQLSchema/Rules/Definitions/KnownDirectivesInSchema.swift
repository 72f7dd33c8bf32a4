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
          Diagnostic(
            .schemaKnownDirectives,
            "Unknown directive \"@\(directive.name.text)\"." + context.remark(onUnknown: directive.name.name),
            at: place))
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

extension SchemaDocumentContext {
  /// Returns the end of a message about a directive of a later version of Apollo.
  fileprivate func remark(onUnknown directive: Name) -> String {
    let first: ApolloVersion
    switch directive {
    case Prelude.typePolicy where !apolloVersion.hasTypePolicies: first = .firstWithTypePolicies
    case Prelude.fieldPolicy where !apolloVersion.hasFieldPolicies: first = .firstWithFieldPolicies
    default: return ""
    }
    return " Apollo \(apolloVersion) doesn't have it; remove it, or update to \(first)."
  }
}
