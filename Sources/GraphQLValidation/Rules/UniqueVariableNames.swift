import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the variables of an operation have distinct names.
/// See https://spec.graphql.org/September2025/#sec-Variable-Uniqueness
enum UniqueVariableNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    guard case .operation(let operation) = context.definition, 1 < operation.variables.count else { return }
    forEachRepeated(context.document[operation.variables], by: \.name.name) { repeated in
      let names = repeated.map(\.name)
      found.append(
        context.error(
          .uniqueVariableNames, "There can be only one variable named \"$\(names[0].text)\".", at: names[1].range,
          related: (names.prefix(1) + names.dropFirst(2)).map { context.related("also defined here", at: $0.range) }))
    }
  }
}
