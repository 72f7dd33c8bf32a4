import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the schema has a root type for the operation. The rule for schemas only warns about a root type without
/// fields, but nothing can be generated for an operation on it.
/// See https://spec.graphql.org/September2025/#sec-Operation-Type-Existence
enum KnownOperationTypes {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    let root = context.schema.rootType(of: context.operation.operation)
    if let root, context.schema[root].kind.isComposite { return }
    let reason = root.map { ", because \"\(context.definition.typeName($0))\" has no fields" } ?? ""
    found.append(
      context.definition.error(
        .knownOperationTypes,
        "The \(context.operation.operation.rawValue) operation is not supported by the schema\(reason).",
        at: context.operation.range))
  }
}
