import GraphQLSyntax
import Source

/// Checks that extensions extend defined types of the same kind.
///
/// See https://spec.graphql.org/September2025/#sec-Type-Extensions
@Sendable func possibleTypeExtensions(_ context: SchemaDocumentContext) -> [Diagnostic] {
  var defined: [Name: (kind: TypeKind, place: Location)] = [:]
  var extensions: [(TypeDefinition, Document)] = []
  context.forEachType { definition, document in
    if definition.isExtension {
      extensions.append((definition, document))
    } else {
      defined[definition.name.name] = (definition.kind, document.location(definition.range.head(to: definition.name)))
    }
  }
  var names: [String]?
  var suggestionsLeft = 20
  return extensions.compactMap { definition, document in
    let name = definition.name
    let known = defined[name.name]
    guard let kind = known?.kind ?? context.baseType(name.name)?.kind else {
      // Only the first unknown names get suggestions, since thousands of types may be missing.
      let options = suggestionsLeft == 0 ? [] : names ?? context.typeNames()
      if 0 < suggestionsLeft {
        suggestionsLeft -= 1
        names = options
      }
      return Diagnostic(
        .schemaPossibleTypeExtensions,
        "Cannot extend type \"\(name.text)\" because it is not defined."
          + Suggestions.didYouMean(name.text, among: options), at: document.location(name.range))
    }
    guard kind != definition.kind else { return nil }
    return Diagnostic(
      .schemaPossibleTypeExtensions, "Cannot extend non-\(definition.kind.words) type \"\(name.text)\".",
      at: document.location(definition.range.head(to: name)),
      related: known.map { [Diagnostic.Related("it is defined here", at: $0.place)] } ?? [])
  }
}

extension TypeKind {
  /// The kind in messages.
  package var words: String {
    switch self {
    case .scalar: "scalar"
    case .object: "object"
    case .interface: "interface"
    case .union: "union"
    case .enumeration: "enum"
    case .inputObject: "input object"
    }
  }
}

extension TextRange {
  /// Returns the range from the start of a definition to the end of its name.
  func head(to name: Identifier) -> TextRange { TextRange(lower, name.range.upper) }
}
