import GraphQLSyntax
import Source

/// Checks that a type has the fields of its interfaces, with the same or narrower types.
///
/// See https://spec.graphql.org/September2025/#IsValidImplementation()
@Sendable func interfaceFields(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes {
    for interface in context.contracts(of: type) {
      for index in schema[interface].fields.indices {
        if SchemaContext.limit <= diagnostics.count { return diagnostics }
        let expected = schema.fields[index]
        guard let id = schema.field(named: expected.name, in: type) else {
          diagnostics.append(missing(Schema.FieldID(index), of: interface, in: type, context))
          continue
        }
        guard !isNarrower(schema[id].type, than: expected.type, schema) else { continue }
        let name = expected.name.text
        diagnostics.append(
          context.diagnostic(
            .schemaInterfaceFields,
            "Interface field \(context.name(interface)).\(name) expects type \(schema.typeText(expected.type)) "
              + "but \(context.name(type)).\(name) is type \(schema.typeText(schema[id].type)).",
            at: [context.typePlace(of: id), context.typePlace(of: Schema.FieldID(index))],
            related: "the interface's type"))
      }
    }
  }
  return diagnostics
}

private func missing(
  _ field: Schema.FieldID, of interface: Schema.TypeID, in type: Schema.TypeID, _ context: SchemaContext
) -> Diagnostic {
  context.diagnostic(
    .schemaInterfaceFields,
    "Interface field \(context.name(interface)).\(context.schema[field].name.text) expected but "
      + "\(context.name(type)) does not provide it.",
    at: context.places(of: type) + [context.place(of: field)], related: "see here")
}

/// Returns whether values of `type` are valid where `expected` is required.
///
/// Undefined types fit any named type, since another rule reports them.
private func isNarrower(_ type: Schema.TypeUse, than expected: Schema.TypeUse, _ schema: Schema) -> Bool {
  var own = type.wrappers
  var wanted = expected.wrappers
  while true {
    if own == wanted, type.type == expected.type { return true }
    if wanted.isNonNull, !own.isNonNull { return false }
    own = own.nullable
    wanted = wanted.nullable
    switch (own.element, wanted.element) {
    case (let first?, let second?): (own, wanted) = (first, second)
    case (nil, nil):
      return type.type == expected.type || schema[type.type].isMissing || schema[expected.type].isMissing
        || schema.isSubType(type.type, of: expected.type)
    default: return false
    }
  }
}
