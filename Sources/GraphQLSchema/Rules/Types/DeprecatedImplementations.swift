import GraphQLSyntax
import Source

/// Warns about deprecated fields that implement a field that is not deprecated. Clients of the interface would not
/// see the deprecation. The rule is new in the edition of September 2025.
///
/// See https://spec.graphql.org/September2025/#IsValidImplementation()
@Sendable func deprecatedImplementations(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes {
    let deprecated = schema[type].fields.indices.filter { schema.fields[$0].deprecationReason != nil }
    guard !deprecated.isEmpty else { continue }
    for interface in context.contracts(of: type) {
      for id in deprecated.map(Schema.FieldID.init) {
        if SchemaContext.limit <= diagnostics.count { return diagnostics }
        let name = schema[id].name
        guard let expected = schema.field(named: name, in: interface), schema[expected].deprecationReason == nil else {
          continue
        }
        diagnostics.append(
          context.diagnostic(
            .schemaDeprecatedImplementations,
            "Interface field \(context.name(interface)).\(name.text) is not deprecated, so implementation field "
              + "\(context.name(type)).\(name.text) must not be deprecated.",
            at: [context.deprecationPlace(of: id), context.typePlace(of: id)], related: "the field's type"))
      }
    }
  }
  return diagnostics
}
