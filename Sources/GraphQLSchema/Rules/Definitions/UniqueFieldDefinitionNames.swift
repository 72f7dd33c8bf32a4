import GraphQLSyntax
import Source

/// The fields of a type have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
@Sendable func uniqueFieldDefinitionNames(_ context: DefinitionContext) -> [Diagnostic] {
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

extension DefinitionContext {
  /// The names of the fields that the type has in the schema that is extended.
  fileprivate func existingFields(of type: Name) -> Set<Name> {
    guard let base, let type = baseType(type) else { return [] }
    let fields = base.fields[type.fields.indices].map(\.name)
    return Set(fields + base.inputs[type.inputFields.indices].map(\.name))
  }
}
