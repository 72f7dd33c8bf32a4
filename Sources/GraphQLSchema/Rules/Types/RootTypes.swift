import GraphQLSyntax
import Source

/// There is a query root, and root types are objects.
///
/// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
@Sendable func rootTypes(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  if schema.queryType == nil {
    diagnostics.append(
      context.diagnostic(
        .schemaRootTypes, "Query root type must be provided.", at: [context.positions.schema]))
  }
  for (index, operation) in OperationType.allCases.enumerated() {
    guard let root = schema.rootType(of: operation), !schema[root].isMissing, schema[root].kind != .object else {
      continue
    }
    let title = operation.rawValue.prefix(1).uppercased() + operation.rawValue.dropFirst()
    let condition = operation == .query ? "" : " if provided"
    let named = context.positions.rootTypes[index]
    diagnostics.append(
      context.diagnostic(
        .schemaRootTypes, "\(title) root type must be Object type\(condition), it cannot be \(context.name(root)).",
        at: [named.isNone ? context.positions.types[Int(root.index)] : named]))
  }
  return diagnostics
}
