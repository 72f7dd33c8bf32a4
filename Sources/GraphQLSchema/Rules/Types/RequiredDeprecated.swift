import GraphQLSyntax
import Source

/// Checks that required arguments and input fields are not deprecated.
///
/// See https://spec.graphql.org/September2025/#sec--deprecated
@Sendable func requiredDeprecated(_ context: SchemaContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  context.forEachInput { id, owner, text in
    let input = context.schema[id]
    guard input.isRequired, input.deprecationReason != nil else { return }
    let place = context.positions.inputs[Int(id.index)]
    let deprecation = place.deprecation.map { place.definition.with($0) } ?? .none
    diagnostics.append(
      context.diagnostic(
        .schemaRequiredDeprecated,
        "Required \(owner == .inputObject ? "input field" : "argument") \(text()) cannot be deprecated.",
        at: [deprecation, context.typePlace(of: id)], related: "its type requires a value"))
  }
  return diagnostics
}
