import GraphQLSyntax
import Source

/// Checks the values of `@deprecated` and `@specifiedBy`, which generators read while they build a schema.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System.Directives.Built-in-Directives
@Sendable func directiveValues(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  let mayBeNull = context.apolloVersion < firstWithRequiredReason
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] {
      let name: Name
      switch (directive.name.name, site.location) {
      case (Prelude.deprecated, .fieldDefinition), (Prelude.deprecated, .argumentDefinition),
        (Prelude.deprecated, .inputFieldDefinition), (Prelude.deprecated, .enumValue):
        name = Prelude.reason
      case (Prelude.specifiedBy, .scalar): name = Prelude.url
      default: continue
      }
      for argument in document[directive.arguments] where argument.name.name == name {
        switch argument.value.content {
        case .string: continue
        case .null where mayBeNull && name == Prelude.reason: continue
        default: break
        }
        diagnostics.append(
          Diagnostic(
            .schemaDirectiveValues,
            "The argument '\(name.text)' of '@\(directive.name.text)' must be a string; put the value in quotes",
            at: document.location(argument.value.range)))
      }
    }
  }
  return diagnostics
}

/// The first version of Apollo that rejects `@deprecated(reason: null)`.
private let firstWithRequiredReason = ApolloVersion(1, 18, 0)
