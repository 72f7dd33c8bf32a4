import Source

/// The differences between versions of Apollo's generator.
extension ApolloVersion {
  /// Whether lists of types are sorted by name, instead of in the order of Apollo's compiler.
  package var sortsTypes: Bool { ApolloVersion(1, 15, 3) <= self }

  /// Whether parameters of non-null fields have defaults instead of being optional, and inner levels of types have the
  /// schema's nullability.
  package var hasNonOptionalParameters: Bool { ApolloVersion(1, 23, 0) <= self }

  /// Whether the schema's module is imported with `@testable`.
  var importsTestably: Bool { ApolloVersion(1, 24, 0) <= self }

  /// Whether the default of an object field has the mock's Swift name, instead of the schema's.
  var namesObjectDefaultsInSwift: Bool { ApolloVersion(1, 24, 0) <= self }

  /// Whether defaults of enums skip excluded cases. The 2.x branch got this after the 1.x branch.
  var skipsExcludedEnumCases: Bool {
    self < ApolloVersion(2, 0, 0) ? ApolloVersion(1, 25, 6) <= self : ApolloVersion(2, 1, 1) <= self
  }

  /// Whether classes are final, field structures are `Sendable`, `Int32` is reserved, and CocoaPods is unsupported.
  package var isSecondGeneration: Bool { .oldestOfSecondGeneration <= self }

  /// Whether the metadata of a schema has a dictionary of the object types. Only versions 2.0 have a `switch`.
  var mapsObjectTypes: Bool { !isSecondGeneration || ApolloVersion(2, 1, 0) <= self }

  /// Whether the case of a `@oneOf` input object that contains the object itself is `indirect`.
  var marksRecursiveCases: Bool { ApolloVersion(2, 1, 1) <= self }

  /// Whether custom scalars default to `.defaultMockValue`.
  var hasDefaultMockValue: Bool { ApolloVersion(2, 0, 3) <= self }

  /// Whether types can be `nonisolated`.
  var canMarkTypesNonisolated: Bool { ApolloVersion(2, 1, 0) <= self }

  /// Whether capitalization rules apply to types and files of operations and fragments.
  var capitalizesDefinitionNames: Bool { ApolloVersion(2, 4, 0) <= self }

  /// Whether capitalization rules apply to properties and enum cases.
  var appliesCapitalizationRules: Bool { ApolloVersion(2, 3, 0) <= self }
}
