import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that a fragment's type overlaps with the type where it is spread.
/// See https://spec.graphql.org/September2025/#sec-Fragment-Spread-Is-Possible
enum PossibleFragmentSpreads {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for use in context.resolved.inlineFragments {
      guard case .inlineFragment(let fragment) = context.document.selections[use.selection],
        let condition = fragment.typeCondition,
        let types = disjoint(use.parent, condition.name, context)
      else { continue }
      found.append(error("Fragment", types, at: fragment.range, context))
    }
    for use in context.resolved.spreads {
      guard let target = use.fragment, case .fragment(let fragment) = context.unit.documents[target],
        let types = disjoint(use.parent, fragment.typeCondition.name, context)
      else { continue }
      found.append(
        error(
          "Fragment \"\(fragment.name.text)\"", types, at: context.document.selections[use.selection].range, context))
    }
  }

  private typealias Types = (parent: Schema.TypeID, fragment: Schema.TypeID)

  /// Returns the two types if both are composite and share no object type.
  private static func disjoint(_ parent: Schema.TypeID?, _ condition: Name, _ context: DefinitionContext) -> Types? {
    guard let parent, let type = context.schema.type(named: condition), type != parent,
      context.schema[type].kind.isComposite, !context.schema.typesOverlap(parent, type)
    else { return nil }
    return (parent, type)
  }

  private static func error(
    _ subject: String, _ types: Types, at range: TextRange, _ context: DefinitionContext
  ) -> Diagnostic {
    context.error(
      .possibleFragmentSpreads,
      "\(subject) cannot be spread here as objects of type \"\(context.typeName(types.parent))\" "
        + "can never be of type \"\(context.typeName(types.fragment))\".",
      at: range)
  }
}
