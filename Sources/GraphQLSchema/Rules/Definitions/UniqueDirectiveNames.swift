import GraphQLSyntax
import Source

/// Checks that directives have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System.Directives
@Sendable func uniqueDirectiveNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var first: [Name: Location] = [:]
  var diagnostics: [Diagnostic] = []
  for document in context.documents {
    for case .directive(let definition) in document.definitions {
      let name = definition.name
      let place = document.location(name.range)
      if context.base?.directive(named: name.name) != nil {
        diagnostics.append(
          Diagnostic(
            .schemaUniqueDirectiveNames,
            "Directive \"@\(name.text)\" already exists in the schema. It cannot be redefined.", at: place))
      } else if let known = first[name.name] {
        diagnostics.append(
          Diagnostic(
            .schemaUniqueDirectiveNames, "There can be only one directive named \"@\(name.text)\".", at: place,
            related: [Diagnostic.Related("first defined here", at: known)]))
      } else {
        first[name.name] = place
      }
    }
  }
  return diagnostics
}
