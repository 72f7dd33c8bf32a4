import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the schema has a root type for the operation.
/// See https://spec.graphql.org/September2025/#sec-Operation-Type-Existence
enum KnownOperationTypes {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    guard context.schema.rootType(of: context.operation.operation) == nil else { return }
    found.append(
      context.definition.error(
        .knownOperationTypes,
        "The \(context.operation.operation.rawValue) operation is not supported by the schema.",
        at: context.operation.range))
  }
}
