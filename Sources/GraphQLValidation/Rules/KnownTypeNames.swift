import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the types in variable definitions and type conditions exist.
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Type-Existence
enum KnownTypeNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for variable in context.document[context.variables] { check(variable.type.name, context, &found) }
    if case .fragment(let fragment) = context.definition { check(fragment.typeCondition, context, &found) }
    for inline in context.resolved.inlineFragments {
      guard case .inlineFragment(let fragment) = context.document.selections[inline.selection],
        let condition = fragment.typeCondition
      else { continue }
      check(condition, context, &found)
    }
  }

  private static func check(_ name: Identifier, _ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    // A built-in scalar exists only if the schema uses it.
    if let type = context.schema.type(named: name.name), !context.schema[type].isUnreferenced { return }
    let known = context.schema.types.lazy.filter { !$0.isMissing && !$0.isUnreferenced }.map(\.name.text)
    found.append(
      context.error(
        .knownTypeNames, "Unknown type \"\(name.text)\"." + Suggestions.didYouMean(name.text, among: Array(known)),
        at: name.range))
  }
}
