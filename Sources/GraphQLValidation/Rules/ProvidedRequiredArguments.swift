import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that all required arguments are given.
/// See https://spec.graphql.org/September2025/#sec-Required-Arguments
enum ProvidedRequiredArguments {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices where !found.isFull {
      let selection = context.resolved[selection: index]
      guard selection.traits.contains(.takesArguments), let id = selection.field else { continue }
      let definition = context.schema[id]
      for number in definition.arguments.indices where context.schema.inputs[number].isRequired {
        let input = context.schema.inputs[number]
        guard let field = context.field(at: index), !gives(input, field.arguments, context) else { continue }
        found.append(error("Field \"\(definition.name.text)\"", input, at: field.range, context))
      }
    }
    for use in context.resolved.directives where !found.isFull {
      guard let definition = use.definition else { continue }
      for number in definition.arguments.indices where context.schema.inputs[number].isRequired {
        let input = context.schema.inputs[number]
        let directive = context.document.directives[use.directive]
        guard !gives(input, directive.arguments, context) else { continue }
        found.append(error("Directive \"@\(definition.name.text)\"", input, at: directive.range, context))
      }
    }
  }

  private static func gives(
    _ input: Schema.InputValue, _ arguments: NodeList<Argument>, _ context: DefinitionContext
  ) -> Bool {
    for index in arguments.indices where context.document.arguments[index].name.name == input.name { return true }
    // An argument of an undefined type isn't required.
    return context.schema[input.type.type].isMissing
  }

  private static func error(
    _ subject: String, _ input: Schema.InputValue, at range: TextRange, _ context: DefinitionContext
  ) -> Diagnostic {
    context.error(
      .providedRequiredArguments,
      "\(subject) argument \"\(input.name.text)\" of type \"\(context.schema.typeText(input.type))\" is required, "
        + "but it was not provided.",
      at: range)
  }
}
