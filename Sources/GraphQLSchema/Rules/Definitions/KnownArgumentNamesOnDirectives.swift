import GraphQLSyntax
import Source

/// Directives on definitions have only arguments that they define.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
@Sendable func knownArgumentNamesOnDirectives(_ context: DefinitionContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] where !directive.arguments.isEmpty {
      guard let (known, schema) = context.directive(directive.name.name) else { continue }
      for argument in document[directive.arguments]
      where schema.input(named: argument.name.name, in: known.arguments) == nil {
        let options = schema.inputs[known.arguments.indices].map(\.name.text)
        diagnostics.append(
          Diagnostic(
            .schemaKnownArgumentNamesOnDirectives,
            "Unknown argument \"\(argument.name.text)\" on directive \"@\(directive.name.text)\"."
              + Suggestions.didYouMean(argument.name.text, among: options), at: document.location(argument.range)))
      }
    }
  }
  return diagnostics
}
