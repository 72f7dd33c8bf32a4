import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that an inline fragment with `@defer` has a type condition and a label (Apollo, rule a.1). The label names
/// the generated code.
enum DeferConditionAndLabel {
  private static let label: Name = "label"

  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    guard context.resolved.defersOrStreams else { return }
    for use in context.resolved.directives {
      let directive = context.document.directives[use.directive]
      guard directive.name.name == Resolver.defer, let index = use.selection,
        case .inlineFragment(let fragment) = context.document.selections[index]
      else { continue }
      if fragment.typeCondition == nil {
        found.append(
          context.error(
            .apolloDeferTypeCondition,
            "Apollo can defer an inline fragment only with a type condition; write `... on TypeName @defer(…)`",
            at: directive.range))
      }
      if !context.document[directive.arguments].contains(where: { $0.name.name == label && $0.value.content != .null })
      {
        found.append(
          context.error(
            .apolloDeferLabel,
            "Apollo can defer an inline fragment only with a label; write `@defer(label: \"…\")`",
            at: directive.range))
      }
    }
  }
}
