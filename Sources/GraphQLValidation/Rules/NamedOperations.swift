import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that operations have names, which generated code needs (Apollo, rule a.1).
enum NamedOperations {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    guard context.operation.name == nil else { return }
    let range = context.operation.range
    let kind = context.operation.operation.rawValue
    found.append(
      context.definition.error(
        .apolloNamedOperations,
        "Apollo generates code only for named operations; write `\(kind) Name { … }`",
        at: TextRange(range.lower, max(range.lower + 1, context.operation.selectionSet.range.lower))))
  }
}
