import GraphQLSyntax
import Source

/// Checks that the arguments of a field or directive have distinct names.
///
/// See https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
@Sendable func uniqueArgumentDefinitionNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for document in context.documents {
    for definition in document.definitions {
      switch definition {
      case .type(let type):
        for field in document[type.fields] where 1 < field.arguments.count {
          check(field.arguments, in: document, &diagnostics) { "\(type.name.text).\(field.name.text)" }
        }
      case .directive(let directive):
        check(directive.arguments, in: document, &diagnostics) { "@\(directive.name.text)" }
      case .schema, .operation, .fragment: break
      }
    }
  }
  return diagnostics
}

private func check(
  _ list: NodeList<InputValueDefinition>, in document: Document, _ diagnostics: inout [Diagnostic],
  parent: () -> String
) {
  let names = document.inputValues[list.indices].lazy.map(\.name)
  for group in repetitions(names) {
    diagnostics.append(
      Diagnostic(
        .schemaUniqueArgumentDefinitionNames,
        "Argument \"\(parent())(\(group[0].text):)\" can only be defined once.",
        at: document.location(group[group.count - 1].range),
        related: group.dropLast().map { Diagnostic.Related("also defined here", at: document.location($0.range)) }))
  }
}

/// Returns groups of two or more identifiers with one name, in the order of their first identifiers.
func repetitions(_ identifiers: some Collection<Identifier>) -> [[Identifier]] {
  guard 1 < identifiers.count else { return [] }
  var first: Set<Name> = []
  guard identifiers.contains(where: { !first.insert($0.name).inserted }) else { return [] }
  var order: [Name] = []
  var groups: [Name: [Identifier]] = [:]
  for identifier in identifiers {
    if groups[identifier.name] == nil { order.append(identifier.name) }
    groups[identifier.name, default: []].append(identifier)
  }
  return order.compactMap { groups[$0] }.filter { 1 < $0.count }
}
