/// Apollo's `options`: the union of versions 1 and 2.
package struct Options: Hashable, Sendable {
  package var additionalCapitalizationRules: [CapitalizationRule] = []
  package var additionalInflectionRules: [InflectionRule] = []
  package var deprecatedEnumCases = Composition.include
  package var warningsOnDeprecatedUsage = Composition.include
  package var schemaDocumentation = Composition.include
  package var selectionSetInitializers = SelectionSetInitializers()
  /// The contents of operation models; never empty.
  package var operationDocumentFormat: [OperationDocumentPart] = [.definition]
  /// New names by the name in the schema.
  package var customTypeNames: [String: TypeCustomization] = [:]
  package var reduceGeneratedSchemaTypes = false
  package var conversionStrategies = ConversionStrategies()
  package var pruneGeneratedFiles = true
  package var appendSchemaTypeFilenameSuffix = false
  package var markTypesNonisolated = true
  package var requireNonOptionalMockFields = true
  /// Whether generated code uses `Apollo.Object` instead of `ApolloAPI.Object`. Apollo 1 only.
  package var cocoapodsCompatibleImportStatements = false
  /// Whether classes of operations are final. Apollo 1 only.
  package var markOperationDefinitionsAsFinal = false
  /// The layout of operation documents. Apollo 1 only.
  package var queryStringLiteralFormat = QueryStringLiteralFormat.singleLine
  /// The use of automatic persisted queries. Apollo 1 only.
  package var apqs = PersistedQueries.disabled

  package init() {}
}

/// Whether a part of the generated code is written.
package enum Composition: String, Hashable, Sendable, CaseIterable {
  case include, exclude
}

/// A part of the document in a generated operation.
package enum OperationDocumentPart: String, Hashable, Sendable, CaseIterable {
  case definition, operationId
}

/// The form of the string literal with the text of an operation.
package enum QueryStringLiteralFormat: String, Hashable, Sendable, CaseIterable {
  case singleLine, multiline
}

/// The use of automatic persisted queries.
package enum PersistedQueries: String, Hashable, Sendable, CaseIterable {
  case disabled, automaticallyPersist, persistedOperationsOnly
}

/// The selection sets that get an initializer.
package struct SelectionSetInitializers: Hashable, Sendable {
  package var operations = false
  package var namedFragments = false
  /// Names of additional definitions with initializers.
  package var definitionsNamed: [String] = []
  /// Accepted without effect: local cache mutations always have initializers.
  package var localCacheMutations = false

  package init() {}

  package var isEmpty: Bool { !operations && !namedFragments && definitionsNamed.isEmpty }
}

/// The conversion of schema names to Swift names.
package struct ConversionStrategies: Hashable, Sendable {
  package var enumCases = CaseConversion.camelCase
  package var fieldAccessors = FieldAccessors.idiomatic
  package var inputObjects = CaseConversion.camelCase

  package init() {}

  package enum CaseConversion: String, Hashable, Sendable, CaseIterable {
    case camelCase, none
  }

  package enum FieldAccessors: String, Hashable, Sendable, CaseIterable {
    case idiomatic, camelCase
  }
}
