import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the arguments of fields and directives are defined.
/// See https://spec.graphql.org/September2025/#sec-Argument-Names
enum KnownArgumentNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for use in context.resolved.arguments where use.input == nil {
      let argument = context.document.arguments[use.argument]
      guard let owner = owner(context.resolved.argumentLists[use.list].owner, context) else { continue }
      let known = owner.inputs.indices.map { context.schema.inputs[$0].name.text }
      found.append(
        context.error(
          .knownArgumentNames,
          "Unknown argument \"\(argument.name.text)\" on \(owner.text)."
            + Suggestions.didYouMean(argument.name.text, among: known),
          at: argument.range))
    }
  }

  /// Returns the owner's name for messages and its defined arguments; nil if the owner is unknown.
  private static func owner(
    _ owner: ResolvedArgumentList.Owner, _ context: DefinitionContext
  ) -> (text: String, inputs: Schema.Run)? {
    switch owner {
    case .field(let index):
      let selection = context.resolved[selection: index]
      guard let id = selection.field, let parent = selection.parent else { return nil }
      let field = context.schema[id]
      return ("field \"\(context.typeName(parent)).\(field.name.text)\"", field.arguments)
    case .directive(let index):
      guard let definition = context.resolved.directives[index].definition else { return nil }
      return ("directive \"@\(definition.name.text)\"", definition.arguments)
    }
  }
}
