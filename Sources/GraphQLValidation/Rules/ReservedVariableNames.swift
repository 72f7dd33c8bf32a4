import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that variable names are valid parameter names in generated code (Apollo, rule a.1).
enum ReservedVariableNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    let variables = context.variables
    guard !variables.isEmpty else { return }
    let namespace = context.unit.options.schemaNamespace.map(firstLowercased)
    for variable in context.document[variables] {
      let name = firstLowercased(variable.name.text)
      guard name == "self" || name == "_" || name == namespace else { continue }
      found.append(
        context.error(
          .apolloReservedVariableName,
          "The variable name '\(variable.name.text)' cannot be a parameter in the code that Apollo generates; "
            + "choose another name",
          at: variable.variableRange))
    }
  }
}
