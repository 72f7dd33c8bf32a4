import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that an operation defines all variables that it and its fragments use.
/// See https://spec.graphql.org/September2025/#sec-All-Variable-Uses-Defined
enum NoUndefinedVariables {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    context.forEachVariableUsage { usage, definition in
      guard context.variable(named: usage.name) == nil else { return }
      let operation = context.definition.related("the operation", at: context.operation.range)
      found.append(
        Diagnostic(
          .noUndefinedVariables,
          "Variable \"$\(usage.name.text)\" is not defined\(context.nameSuffix("by operation")).",
          at: context.unit.location(usage.range, in: definition), related: [operation]))
    }
  }
}
