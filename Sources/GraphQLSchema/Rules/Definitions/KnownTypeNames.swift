import GraphQLSyntax
import Source

/// Every type that a definition names is defined.
///
/// See https://spec.graphql.org/September2025/#sec-Type-System
@Sendable func knownTypeNames(_ context: DefinitionContext) -> [Diagnostic] {
  var finder = UnknownTypes(context)
  for document in context.documents {
    for definition in document.definitions {
      switch definition {
      case .schema(let schema):
        for root in document[schema.operationTypes] { finder.check(root.type, in: document) }
      case .type(let type):
        finder.check(type, in: document)
      case .directive(let directive):
        for argument in document[directive.arguments] { finder.check(argument.type.name, in: document) }
      case .operation, .fragment: break
      }
    }
  }
  return finder.diagnostics
}

private struct UnknownTypes {
  let context: DefinitionContext
  var diagnostics: [Diagnostic] = []
  /// Made when the first suggestion is wanted.
  private var options: [String]?
  /// The first unknown names get suggestions; a schema that lacks thousands of types is not helped by them.
  private var suggestionsLeft = 20

  init(_ context: DefinitionContext) { self.context = context }

  mutating func check(_ type: TypeDefinition, in document: Document) {
    for name in document[type.interfaces] { check(name, in: document) }
    for name in document[type.members] { check(name, in: document) }
    for field in document[type.fields] {
      for argument in document[field.arguments] { check(argument.type.name, in: document) }
      check(field.type.name, in: document)
    }
    for field in document[type.inputFields] { check(field.type.name, in: document) }
  }

  mutating func check(_ name: Identifier, in document: Document) {
    // Types that are there include the built-in ones, and those of the extended schema come after the cheap question.
    if context.schema.type(named: name.name) != nil || context.baseType(name.name) != nil { return }
    diagnostics.append(
      Diagnostic(
        .schemaKnownTypeNames, "Unknown type \"\(name.text)\"." + suggestion(name.text),
        at: document.location(name.range)))
  }

  private mutating func suggestion(_ name: String) -> String {
    guard 0 < suggestionsLeft else { return "" }
    suggestionsLeft -= 1
    let all = options ?? Prelude.standardNames + context.typeNames()
    options = all
    return Suggestions.didYouMean(name, among: all)
  }
}
