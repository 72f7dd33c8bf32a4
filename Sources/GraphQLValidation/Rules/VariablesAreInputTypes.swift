import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that variables have input types: scalars, enums or input objects.
/// See https://spec.graphql.org/September2025/#sec-Variables-Are-Input-Types
enum VariablesAreInputTypes {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for variable in context.document[context.variables] {
      guard let type = context.schema.type(named: variable.type.name.name), !context.schema[type].kind.isInput else {
        continue
      }
      found.append(
        context.error(
          .variablesAreInputTypes,
          "Variable \"$\(variable.name.text)\" cannot be non-input type \"\(variable.type.text)\".",
          at: variable.type.range))
    }
  }
}
