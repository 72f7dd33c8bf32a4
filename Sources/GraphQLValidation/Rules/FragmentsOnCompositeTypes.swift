import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that type conditions of fragments name composite types.
/// See https://spec.graphql.org/September2025/#sec-Fragments-on-Object-Interface-or-Union-Types
enum FragmentsOnCompositeTypes {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    if case .fragment(let fragment) = context.definition {
      check(fragment.typeCondition, "Fragment \"\(fragment.name.text)\"", context, &found)
    }
    for inline in context.resolved.inlineFragments {
      guard case .inlineFragment(let fragment) = context.document.selections[inline.selection],
        let condition = fragment.typeCondition
      else { continue }
      check(condition, "Fragment", context, &found)
    }
  }

  private static func check(
    _ condition: Identifier, _ subject: @autoclosure () -> String, _ context: DefinitionContext,
    _ found: inout RuleDiagnostics
  ) {
    guard let type = context.schema.type(named: condition.name), !context.schema[type].kind.isComposite else { return }
    found.append(
      context.error(
        .fragmentsOnCompositeTypes,
        "\(subject()) cannot condition on non composite type \"\(condition.text)\".", at: condition.range))
  }
}
