import GraphQLSyntax
import Source

/// Checks that there is a query root, and that root types are distinct objects. Without a query root, Apollo's
/// generator fails.
///
/// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
@Sendable func rootTypes(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  if schema.queryType == nil {
    diagnostics.append(
      context.diagnostic(
        .schemaRootTypes, "Query root type must be provided.", at: [context.positions.schema], severity: .error))
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
  return diagnostics + sharedRoots(context)
}

/// Reports object types that are the root of several kinds of operations.
private func sharedRoots(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var roots: [(type: Schema.TypeID, operations: [Int])] = []
  for (index, operation) in OperationType.allCases.enumerated() {
    guard let root = schema.rootType(of: operation), schema[root].kind == .object, !schema[root].isMissing else {
      continue
    }
    if let known = roots.firstIndex(where: { $0.type == root }) {
      roots[known].operations.append(index)
    } else {
      roots.append((root, [index]))
    }
  }
  return roots.filter { 1 < $0.operations.count }.map { root in
    let names = root.operations.map { OperationType.allCases[$0].rawValue }
    let list = names.count == 2 ? "\(names[0]) and \(names[1])" : "query, mutation, and subscription"
    return context.diagnostic(
      .schemaRootTypes,
      "All root types must be different, \"\(context.name(root.type))\" type is used as \(list) root types.",
      at: root.operations.map { context.positions.rootTypes[$0] }, related: "also named here")
  }
}
