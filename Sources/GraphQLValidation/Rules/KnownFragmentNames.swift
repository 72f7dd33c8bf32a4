import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the project defines all fragments that it spreads.
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Target-Defined
enum KnownFragmentNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for use in context.resolved.spreads where use.fragment == nil {
      guard case .fragmentSpread(let spread) = context.document.selections[use.selection] else { continue }
      found.append(
        context.error(
          .knownFragmentNames, "Unknown fragment \"\(spread.name.text)\".", at: spread.name.range))
    }
  }
}
