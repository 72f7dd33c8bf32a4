import GraphQLSyntax
import Source

/// Checks that all types in definitions are defined.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System
@Sendable func knownTypeNames(_ context: SchemaDocumentContext) -> [Diagnostic] {
  let unknown = context.unknownTypes()
  // Only the first unknown names get suggestions, since thousands of types may be missing.
  let options = unknown.isEmpty ? [] : Prelude.standardNames + context.typeNames()
  return unknown.enumerated().map { index, unknown in
    let suggestion = index < 20 ? Suggestions.didYouMean(unknown.name, among: options) : ""
    return Diagnostic(.schemaKnownTypeNames, "Unknown type \"\(unknown.name)\"." + suggestion, at: unknown.place)
  }
}

extension SchemaDocumentContext {
  /// Returns the places with names of undefined types.
  func unknownTypes() -> [(name: String, place: Location)] {
    var finder = UnknownTypes(context: self)
    for document in documents {
      for definition in document.definitions { finder.check(definition, in: document) }
    }
    return finder.found
  }
}

/// Collects the undefined types in definitions.
private struct UnknownTypes {
  let context: SchemaDocumentContext
  var found: [(name: String, place: Location)] = []

  mutating func check(_ definition: Definition, in document: Document) {
    switch definition {
    case .schema(let schema):
      for root in document[schema.operationTypes] { check(root.type, in: document) }
    case .type(let type):
      check(type, in: document)
    case .directive(let directive):
      for argument in document[directive.arguments] { check(argument.type.name, in: document) }
    case .operation(let operation):
      for variable in document[operation.variables] { check(variable.type.name, in: document) }
      check(operation.selectionSet, in: document)
    case .fragment(let fragment):
      for variable in document[fragment.variables] { check(variable.type.name, in: document) }
      check(fragment.typeCondition, in: document)
      check(fragment.selectionSet, in: document)
    }
  }

  private mutating func check(_ type: TypeDefinition, in document: Document) {
    for name in document[type.interfaces] { check(name, in: document) }
    for name in document[type.members] { check(name, in: document) }
    for field in document[type.fields] {
      for argument in document[field.arguments] { check(argument.type.name, in: document) }
      check(field.type.name, in: document)
    }
    for field in document[type.inputFields] { check(field.type.name, in: document) }
  }

  /// Checks the type conditions of inline fragments. Recursion is bounded by the parser's depth limit.
  private mutating func check(_ set: SelectionSet, in document: Document) {
    for selection in document[set.selections] {
      switch selection {
      case .field(let field):
        if let set = field.selectionSet { check(set, in: document) }
      case .inlineFragment(let fragment):
        if let condition = fragment.typeCondition { check(condition, in: document) }
        check(fragment.selectionSet, in: document)
      case .fragmentSpread: break
      }
    }
  }

  private mutating func check(_ name: Identifier, in document: Document) {
    // The first lookup includes built-in types and is cheap.
    if context.schema.type(named: name.name) != nil || context.baseType(name.name) != nil { return }
    found.append((name.text, document.location(name.range)))
  }
}
