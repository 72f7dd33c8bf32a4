import GraphQLSyntax
import Source

/// Directives on definitions have only arguments that they define.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
@Sendable func knownArgumentNamesOnDirectives(_ context: DefinitionContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  // What a directive defines is looked up once: there may be one on each field.
  var known: [Name: [Name]?] = [:]
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] where !directive.arguments.isEmpty {
      let name = directive.name.name
      let defined = known[name] ?? context.arguments(ofDirective: name)
      known[name] = .some(defined)
      guard let defined else { continue }
      for argument in document[directive.arguments] where !defined.contains(argument.name.name) {
        diagnostics.append(
          Diagnostic(
            .schemaKnownArgumentNamesOnDirectives,
            "Unknown argument \"\(argument.name.text)\" on directive \"@\(name.text)\"."
              + Suggestions.didYouMean(argument.name.text, among: defined.map(\.text)),
            at: document.location(argument.range)))
      }
    }
  }
  return diagnostics
}

extension DefinitionContext {
  /// The names of the arguments that a directive defines; nil for one that is not defined.
  fileprivate func arguments(ofDirective name: Name) -> [Name]? {
    directive(name).map { definition, schema in schema.inputs[definition.arguments.indices].map(\.name) }
  }
}
