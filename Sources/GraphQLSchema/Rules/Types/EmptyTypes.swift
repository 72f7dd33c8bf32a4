import GraphQLSyntax
import Source

/// Checks that types have fields, members or values.
///
/// See https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
@Sendable func emptyTypes(_ context: SchemaContext) -> [Diagnostic] {
  context.definedTypes.compactMap { id in
    let type = context.schema[id]
    guard let message = complaint(type) else { return nil }
    return context.diagnostic(.schemaEmptyTypes, message, at: context.places(of: id), related: "extended here")
  }
}

private func complaint(_ type: Schema.NamedType) -> String? {
  switch type.kind {
  case .object, .interface:
    type.fields.isEmpty ? "Type \(type.name.text) must define one or more fields." : nil
  case .union:
    type.declaredTypes.isEmpty ? "Union type \(type.name.text) must define one or more member types." : nil
  case .enumeration:
    type.values.isEmpty ? "Enum type \(type.name.text) must define one or more values." : nil
  case .inputObject:
    type.inputFields.isEmpty ? "Input Object type \(type.name.text) must define one or more fields." : nil
  case .scalar: nil
  }
}
