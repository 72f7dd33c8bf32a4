import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that each field of an input object is given once.
/// See https://spec.graphql.org/September2025/#sec-Input-Object-Field-Uniqueness
enum UniqueInputFieldNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for input in context.resolved.inputs { check(input.value, context, &found) }
  }

  /// Recursion follows nested values, which the parser bounds.
  private static func check(_ value: Value, _ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    switch value.content {
    case .list(let items):
      for item in context.document[items] { check(item, context, &found) }
    case .object(let fields):
      for field in context.document[fields] { check(field.value, context, &found) }
      guard 1 < fields.count else { return }
      forEachRepeated(context.document[fields], by: \.name.name) { repeated in
        for field in repeated.dropFirst() {
          found.append(
            context.error(
              .uniqueInputFieldNames, "There can be only one input field named \"\(field.name.text)\".",
              at: field.name.range, related: [context.related("first given here", at: repeated[0].name.range)]))
        }
      }
    case .variable, .int, .float, .string, .boolean, .null, .enumeration: break
    }
  }
}
