import GraphQLSyntax
import Source

/// Checks that types have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Schema
@Sendable func uniqueTypeNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var first: [Name: Location] = [:]
  var diagnostics: [Diagnostic] = []
  context.forEachType { definition, document in
    guard !definition.isExtension else { return }
    let name = definition.name
    let place = document.location(name.range)
    if context.baseType(name.name) != nil {
      diagnostics.append(
        Diagnostic(
          .schemaUniqueTypeNames,
          "Type \"\(name.text)\" already exists in the schema. It cannot also be defined in this type definition.",
          at: place))
    } else if let known = first[name.name] {
      diagnostics.append(
        Diagnostic(
          .schemaUniqueTypeNames, "There can be only one type named \"\(name.text)\".", at: place,
          related: [Diagnostic.Related("first defined here", at: known)]))
    } else {
      first[name.name] = place
    }
  }
  return diagnostics
}
