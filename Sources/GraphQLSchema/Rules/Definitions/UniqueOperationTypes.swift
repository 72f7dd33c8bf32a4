import GraphQLSyntax
import Source

/// Checks that a schema has only one root type for each kind of operation.
///
/// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
@Sendable func uniqueOperationTypes(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var first: [OperationType: Location] = [:]
  var diagnostics: [Diagnostic] = []
  for document in context.documents {
    for case .schema(let definition) in document.definitions {
      for root in document[definition.operationTypes] {
        let place = document.location(root.range)
        let operation = root.operation.rawValue
        if context.base?.rootType(of: root.operation) != nil {
          diagnostics.append(
            Diagnostic(
              .schemaUniqueOperationTypes,
              "Type for \(operation) already defined in the schema. It cannot be redefined.", at: place))
        } else if let known = first[root.operation] {
          diagnostics.append(
            Diagnostic(
              .schemaUniqueOperationTypes, "There can be only one \(operation) type in schema.", at: place,
              related: [Diagnostic.Related("first named here", at: known)]))
        } else {
          first[root.operation] = place
        }
      }
    }
  }
  return diagnostics
}
