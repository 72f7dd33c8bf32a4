import GraphQLSyntax
import Source

/// Checks that the fields of a type have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
@Sendable func uniqueFieldDefinitionNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var members = UniqueMembers(
    .schemaUniqueFieldDefinitionNames, kind: "Field",
    capacity: context.documents.reduce(0) { $0 + $1.fieldDefinitions.count + $1.inputValues.count })
  context.forEachType { definition, document in
    let type = definition.name.name
    let existing = context.existingFields(of: type)
    for field in document[definition.fields] {
      members.add(field.name, of: type, exists: existing.contains(field.name.name), in: document)
    }
    for field in document[definition.inputFields] {
      members.add(field.name, of: type, exists: existing.contains(field.name.name), in: document)
    }
  }
  return members.diagnostics
}

extension SchemaDocumentContext {
  /// Returns the names of the fields of a type in the extended schema.
  fileprivate func existingFields(of type: Name) -> Set<Name> {
    guard let base, let type = baseType(type) else { return [] }
    let fields = base.fields[type.fields.indices].map(\.name)
    return Set(fields + base.inputs[type.inputFields.indices].map(\.name))
  }
}
