import GraphQLSyntax
import Source

/// Checks that the values of an enum have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Enums.Type-Validation
@Sendable func uniqueEnumValueNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var members = UniqueMembers(
    .schemaUniqueEnumValueNames, kind: "Enum value",
    capacity: context.documents.reduce(0) { $0 + $1.enumValues.count })
  context.forEachType { definition, document in
    guard definition.kind == .enumeration else { return }
    let existing = context.base.flatMap { base in
      context.baseType(definition.name.name).map { Set(base.enumValues[$0.values.indices].map(\.name)) }
    }
    for value in document[definition.values] {
      members.add(
        value.name, of: definition.name.name, exists: existing?.contains(value.name.name) ?? false, in: document)
    }
  }
  return members.diagnostics
}
