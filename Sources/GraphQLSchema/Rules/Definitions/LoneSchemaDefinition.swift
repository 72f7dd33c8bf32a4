import GraphQLSyntax
import Source

/// Checks that there is only one schema definition, and none in extensions of a schema.
///
/// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
@Sendable func loneSchemaDefinition(_ context: SchemaDocumentContext) -> [Diagnostic] {
  let isExtension = context.base.map { base in
    OperationType.allCases.contains { base.rootType(of: $0) != nil }
  }
  var first: Location?
  var diagnostics: [Diagnostic] = []
  for document in context.documents {
    for case .schema(let definition) in document.definitions where !definition.isExtension {
      let place = document.location(definition.range)
      if isExtension == true {
        diagnostics.append(
          Diagnostic(
            .schemaLoneSchemaDefinition, "Cannot define a new schema within a schema extension.", at: place))
      } else if first != nil {
        diagnostics.append(
          Diagnostic(.schemaLoneSchemaDefinition, "Must provide only one schema definition.", at: place))
      }
      first = first ?? place
    }
  }
  return diagnostics
}
