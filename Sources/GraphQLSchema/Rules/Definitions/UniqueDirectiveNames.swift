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
      if context.baseDefines(directive: name.name) {
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

extension SchemaDocumentContext {
  /// Returns whether the extended schema defines a directive. Documents may define the directives of Apollo's client.
  fileprivate func baseDefines(directive name: Name) -> Bool {
    guard let known = base?.directive(named: name) else { return false }
    return !known.isBuiltIn || Prelude.directiveNames.contains(name)
  }
}
