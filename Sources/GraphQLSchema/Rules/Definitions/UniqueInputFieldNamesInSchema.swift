import GraphQLSyntax
import Source

/// Checks that input objects in defaults and directive arguments have each field only once.
///
/// See https://spec.graphql.org/September2025/#sec-Input-Object-Field-Uniqueness
@Sendable func uniqueInputFieldNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for document in context.documents where !document.objectFields.isEmpty {
    for input in document.inputValues {
      if let value = input.defaultValue { check(value, in: document, &diagnostics) }
    }
  }
  context.forEachDirectiveSite { site, document in
    for directive in document[site.directives] {
      for argument in document[directive.arguments] { check(argument.value, in: document, &diagnostics) }
    }
  }
  return diagnostics
}

/// Checks a value. Recursion is bounded by the parser's depth limit.
private func check(_ value: Value, in document: Document, _ diagnostics: inout [Diagnostic]) {
  switch value.content {
  case .list(let values):
    for value in document[values] { check(value, in: document, &diagnostics) }
  case .object(let fields):
    var first: [Name: Identifier] = [:]
    for field in document[fields] {
      check(field.value, in: document, &diagnostics)
      guard let known = first[field.name.name] else {
        first[field.name.name] = field.name
        continue
      }
      diagnostics.append(
        Diagnostic(
          .schemaUniqueInputFieldNames, "There can be only one input field named \"\(field.name.text)\".",
          at: document.location(field.name.range),
          related: [Diagnostic.Related("first given here", at: document.location(known.range))]))
    }
  case .variable, .int, .float, .string, .boolean, .null, .enumeration: break
  }
}
