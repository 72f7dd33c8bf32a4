import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that an operation or its fragments use all variables that it defines.
/// See https://spec.graphql.org/September2025/#sec-All-Variables-Used
enum NoUnusedVariables {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    let variables = context.operation.variables
    guard !variables.isEmpty else { return }
    let start = variables.indices.lowerBound
    var isUsed = Array(repeating: false, count: variables.count)
    context.forEachVariableUsage { usage, _ in
      if let index = context.variable(named: usage.name) { isUsed[index - start] = true }
    }
    for (number, variable) in context.definition.document[variables].enumerated() where !isUsed[number] {
      // The last of several variables with one name counts.
      if let last = context.variable(named: variable.name.name), isUsed[last - start] { continue }
      found.append(
        context.definition.error(
          .noUnusedVariables,
          "Variable \"$\(variable.name.text)\" is never used\(context.nameSuffix("in operation")).",
          at: variable.range))
    }
  }
}
