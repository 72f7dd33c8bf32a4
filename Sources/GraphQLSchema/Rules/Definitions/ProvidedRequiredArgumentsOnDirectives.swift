import GraphQLSyntax
import Source

/// Checks that directives on definitions have all required arguments.
///
/// See https://spec.graphql.org/September2025/#sec-Required-Arguments
@Sendable func providedRequiredArgumentsOnDirectives(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] {
      guard let (known, schema) = context.directive(directive.name.name) else { continue }
      for required in schema.inputs[known.arguments.indices] where required.isRequired {
        guard !document[directive.arguments].contains(where: { $0.name.name == required.name }) else { continue }
        let type = schema.typeText(required.type)
        diagnostics.append(
          Diagnostic(
            .schemaProvidedRequiredArgumentsOnDirectives,
            "Directive \"@\(directive.name.text)\" argument \"\(required.name.text)\" of type \"\(type)\" is required, "
              + "but it was not provided.", at: document.location(directive.range)))
      }
    }
  }
  return diagnostics
}
