import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that no response key equals a property of every generated model (Apollo, rule a.1).
enum ReservedResponseKeys {
  /// Contains both spellings of `fragments`, since generated properties lowercase the first letter.
  private static let reserved: [Name] = ["__data", "fragments", "Fragments"]

  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      guard context.resolved[selection: index].traits.contains(.field), let field = context.field(at: index),
        reserved.contains(field.responseKey)
      else { continue }
      found.append(
        context.error(
          .apolloReservedResponseKey,
          "The response key '\(field.responseKey.text)' conflicts with a property of Apollo's generated models; "
            + "use an alias for this field",
          at: (field.alias ?? field.name).range))
    }
  }
}
