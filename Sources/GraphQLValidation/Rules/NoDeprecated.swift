import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that definitions use nothing deprecated; optional, with severity hint.
/// See https://spec.graphql.org/September2025/#sec--deprecated
enum NoDeprecated {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      guard let id = selection.field, let reason = context.schema.text(context.schema[id].deprecationReason),
        let parent = selection.parent, let field = context.field(at: index)
      else { continue }
      let name = "\(context.typeName(parent)).\(field.name.text)"
      found.append(hint("The field \(name) is deprecated. \(reason)", at: field.range, context))
    }
    for use in context.resolved.arguments {
      guard let input = use.input, let reason = context.schema.text(context.schema[input].deprecationReason) else {
        continue
      }
      let argument = context.document.arguments[use.argument]
      let owner = owner(context.resolved.argumentLists[use.list].owner, context)
      found.append(
        hint(
          "\(owner) argument \"\(argument.name.text)\" is deprecated. \(reason)", at: argument.range, context))
    }
    for input in context.resolved.inputs {
      guard let type = input.type else { continue }
      check(input.value, type, context, &found)
    }
  }

  /// Recursion follows nested values, which the parser bounds.
  private static func check(
    _ value: Value, _ type: Schema.TypeUse, _ context: DefinitionContext, _ found: inout RuleDiagnostics
  ) {
    let definition = context.schema[type.type]
    switch value.content {
    case .enumeration(let name):
      for index in definition.values.indices where context.schema.enumValues[index].name == name {
        guard let reason = context.schema.text(context.schema.enumValues[index].deprecationReason) else { continue }
        found.append(
          hint(
            "The enum value \"\(definition.name.text).\(name.text)\" is deprecated. \(reason)", at: value.range,
            context))
      }
    case .list(let items):
      for item in context.document[items] { check(item, type, context, &found) }
    case .object(let fields):
      guard definition.kind == .inputObject else { return }
      for field in context.document[fields] {
        guard let id = context.schema.inputField(named: field.name.name, in: type.type) else { continue }
        let input = context.schema[id]
        if let reason = context.schema.text(input.deprecationReason) {
          let name = "\(definition.name.text).\(input.name.text)"
          found.append(hint("The input field \(name) is deprecated. \(reason)", at: field.range, context))
        }
        check(field.value, input.type, context, &found)
      }
    case .variable, .int, .float, .string, .boolean, .null: break
    }
  }

  private static func owner(_ owner: ResolvedArgumentList.Owner, _ context: DefinitionContext) -> String {
    switch owner {
    case .field(let index):
      let parent = context.resolved[selection: index].parent.map { context.typeName($0) + "." } ?? ""
      return "Field \"\(parent)\(context.field(at: index)?.name.text ?? "")\""
    case .directive(let index):
      let directive = context.document.directives[context.resolved.directives[index].directive]
      return "Directive \"@\(directive.name.text)\""
    }
  }

  private static func hint(_ message: String, at range: TextRange, _ context: DefinitionContext) -> Diagnostic {
    Diagnostic(.noDeprecated, .hint, message, at: context.document.location(range))
  }
}
