import GraphQLSyntax
import Source

/// Checks that directives on definitions have only arguments that the directive defines.
///
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
@Sendable func knownArgumentNamesOnDirectives(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  // The definition of a directive is looked up only once, since it may occur on every field.
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

extension SchemaDocumentContext {
  /// Returns the names of a directive's arguments, or nil if the directive is undefined.
  fileprivate func arguments(ofDirective name: Name) -> [Name]? {
    directive(name).map { definition, schema in schema.inputs[definition.arguments.indices].map(\.name) }
  }
}
