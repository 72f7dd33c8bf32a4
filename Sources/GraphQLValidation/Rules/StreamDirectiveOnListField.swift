import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that fields with `@stream` return lists.
/// See https://github.com/graphql/defer-stream-wg (incremental delivery, not yet in the specification)
enum StreamDirectiveOnListField {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    guard context.resolved.defersOrStreams else { return }
    for use in context.resolved.directives {
      let directive = context.document.directives[use.directive]
      guard directive.name.name == Resolver.stream, let index = use.selection,
        let id = context.resolved[selection: index].field, let parent = context.resolved[selection: index].parent,
        !context.schema[id].type.wrappers.isList
      else { continue }
      found.append(
        context.error(
          .streamDirectiveOnListField,
          "Stream directive cannot be used on non-list field \"\(context.schema[id].name.text)\" on type "
            + "\"\(context.typeName(parent))\".",
          at: directive.range))
    }
  }
}
