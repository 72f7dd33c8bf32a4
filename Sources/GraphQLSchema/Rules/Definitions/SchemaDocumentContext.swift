import GraphQLSyntax
import Source

/// The input of the rules for definitions: the documents, and the schema that they extend, if any.
struct SchemaDocumentContext {
  let documents: [Document]
  /// The schema of the documents. In a build, it includes the extended one.
  let schema: Schema
  /// The schema that the documents extend: that of an introspection result.
  let base: Schema?
  /// The version of Apollo whose generator reads the documents.
  let apolloVersion: ApolloVersion
  /// The places with directives in each document, which many rules iterate over.
  let directiveSites: [[DirectiveSite]]

  init(documents: [Document], schema: Schema, base: Schema?, apolloVersion: ApolloVersion = .latest) {
    (self.documents, self.schema, self.base, self.apolloVersion) = (documents, schema, base, apolloVersion)
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

/// The rules for definitions in SDL documents. Apollo's generator checks them, so their diagnostics are errors.
/// See https://spec.graphql.org/September2025/#sec-Type-System
enum DefinitionRules {
  typealias Rule = @Sendable (SchemaDocumentContext) -> [Diagnostic]

  /// The rules with their names in graphql-js, and rules of Apollo's generator.
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
    ("DirectiveValues", directiveValues),
    ("TypePolicies", typePolicies),
    ("FieldPolicies", fieldPolicies),
  ]

  /// The rules that Apollo's generator doesn't check if the documents extend an introspection result. These mistakes
  /// don't change outputs.
  private static let uncheckedInExtensions: Set<String> = [
    "KnownDirectivesRule", "UniqueDirectivesPerLocationRule", "PossibleTypeExtensionsRule",
    "KnownArgumentNamesOnDirectivesRule", "UniqueArgumentNamesRule", "UniqueInputFieldNamesRule",
    "ProvidedRequiredArgumentsOnDirectivesRule",
  ]

  static func checks(_ context: SchemaDocumentContext) -> [SchemaBuilder.Check] {
    all.map { (name, rule) -> SchemaBuilder.Check in
      guard context.base != nil, uncheckedInExtensions.contains(name) else { return { rule(context) } }
      return {
        rule(context).map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.severity = .warning
          return diagnostic
        }
      }
    }
  }
}
