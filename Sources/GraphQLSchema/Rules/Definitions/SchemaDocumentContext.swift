import GraphQLSyntax
import Source

/// The input of the rules for definitions: the documents, and the schema that they extend, if any.
struct SchemaDocumentContext {
  let documents: [Document]
  /// The schema of the documents alone.
  let schema: Schema
  /// The schema that the documents extend.
  let base: Schema?
  /// The places with directives in each document, which many rules iterate over.
  let directiveSites: [[DirectiveSite]]

  init(documents: [Document], schema: Schema, base: Schema?) {
    (self.documents, self.schema, self.base) = (documents, schema, base)
    directiveSites = documents.map { document in
      var sites: [DirectiveSite] = []
      if document.directives.isEmpty { return sites }
      for definition in document.definitions { document.forEachDirectiveSite(in: definition) { sites.append($0) } }
      return sites
    }
  }

  /// Returns a type of the extended schema.
  func baseType(_ name: Name) -> Schema.NamedType? {
    guard let base, let type = base.type(named: name), !base[type].isUnreferenced else { return nil }
    return base[type]
  }

  /// Returns the definition of a directive, with the schema that holds its arguments. Definitions in the documents take
  /// precedence over the extended schema.
  func directive(_ name: Name) -> (definition: Schema.DirectiveDefinition, schema: Schema)? {
    let own = schema.directive(named: name)
    if let own, !own.isBuiltIn || base == nil { return (own, schema) }
    if let base, let definition = base.directive(named: name) { return (definition, base) }
    return own.map { ($0, schema) }
  }

  /// Returns the definition of a directive. Faster than `directive(_:)`, which copies a schema.
  func directiveDefinition(_ name: Name) -> Schema.DirectiveDefinition? {
    let own = schema.directive(named: name)
    guard let base, own?.isBuiltIn != false else { return own }
    return base.directive(named: name) ?? own
  }

  /// Calls `body` for each type definition and extension.
  func forEachType(_ body: (TypeDefinition, Document) -> Void) {
    for document in documents {
      for case .type(let definition) in document.definitions { body(definition, document) }
    }
  }

  /// Returns the names of all defined types, for suggestions.
  func typeNames() -> [String] {
    var names = (base?.types ?? []).filter { !$0.isMissing && !$0.isUnreferenced }.map(\.name.text)
    forEachType { definition, _ in if !definition.isExtension { names.append(definition.name.text) } }
    return names
  }
}

/// The rules for definitions in SDL documents.
/// See https://spec.graphql.org/September2025/#sec-Type-System
enum DefinitionRules {
  typealias Rule = @Sendable (SchemaDocumentContext) -> [Diagnostic]

  /// The rules with their names in graphql-js.
  static let all: [(name: String, rule: Rule)] = [
    ("LoneSchemaDefinitionRule", loneSchemaDefinition),
    ("UniqueOperationTypesRule", uniqueOperationTypes),
    ("UniqueTypeNamesRule", uniqueTypeNames),
    ("UniqueEnumValueNamesRule", uniqueEnumValueNames),
    ("UniqueFieldDefinitionNamesRule", uniqueFieldDefinitionNames),
    ("UniqueArgumentDefinitionNamesRule", uniqueArgumentDefinitionNames),
    ("UniqueDirectiveNamesRule", uniqueDirectiveNames),
    ("KnownTypeNamesRule", knownTypeNames),
    ("KnownDirectivesRule", knownDirectives),
    ("UniqueDirectivesPerLocationRule", uniqueDirectivesPerLocation),
    ("PossibleTypeExtensionsRule", possibleTypeExtensions),
    ("KnownArgumentNamesOnDirectivesRule", knownArgumentNamesOnDirectives),
    ("UniqueArgumentNamesRule", uniqueArgumentNames),
    ("UniqueInputFieldNamesRule", uniqueInputFieldNames),
    ("ProvidedRequiredArgumentsOnDirectivesRule", providedRequiredArgumentsOnDirectives),
  ]

  static func checks(_ context: SchemaDocumentContext) -> [SchemaBuilder.Check] {
    all.map { rule in { rule.rule(context) } }
  }
}
