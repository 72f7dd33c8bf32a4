import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that no alias is `__typename`, which generated code adds and reads itself (Apollo, rule a.1).
enum TypenameAlias {
  private static let typename: Name = "__typename"

  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      guard context.resolved[selection: index].traits.contains(.field), let field = context.field(at: index),
        let alias = field.alias, alias.name == typename
      else { continue }
      found.append(
        context.error(
          .apolloTypenameAlias,
          "The alias '__typename' is not allowed, because Apollo reads the object's type from it; choose another "
            + "alias",
          at: alias.range))
    }
  }
}
