import Source

/// What changed from version to version of Apollo's generator, as far as test mocks show it.
extension ApolloVersion {
  /// Lists of types are sorted by name. Before, they had the order in which the compiler met the types.
  package var sortsTypes: Bool { ApolloVersion(1, 15, 3) <= self }

  /// Parameters of non-null fields are not optional and have defaults; inner levels of types are as optional as the
  /// schema says.
  package var hasNonOptionalParameters: Bool { ApolloVersion(1, 23, 0) <= self }

  /// The schema's module is imported `@testable`.
  var importsTestably: Bool { ApolloVersion(1, 24, 0) <= self }

  /// The default of an object-typed field names the mock by its Swift name, not by the schema's.
  var namesObjectDefaultsInSwift: Bool { ApolloVersion(1, 24, 0) <= self }

  /// An enum's default is one of the cases that exist. The newer branch got this later than the older one.
  var skipsExcludedEnumCases: Bool {
    self < ApolloVersion(2, 0, 0) ? ApolloVersion(1, 25, 6) <= self : ApolloVersion(2, 1, 1) <= self
  }

  /// Classes are final, the field structure is `Sendable`, `Int32` is a taken name, CocoaPods are not supported.
  package var isSecondGeneration: Bool { ApolloVersion(2, 0, 0) <= self }

  /// Custom scalars default to `.defaultMockValue`.
  var hasDefaultMockValue: Bool { ApolloVersion(2, 0, 3) <= self }

  /// Types can be `nonisolated`.
  var canMarkTypesNonisolated: Bool { ApolloVersion(2, 1, 0) <= self }

  /// Capitalization rules apply to the types and files of operations and fragments.
  var capitalizesDefinitionNames: Bool { ApolloVersion(2, 4, 0) <= self }

  /// Capitalization rules apply to properties and enum cases.
  var appliesCapitalizationRules: Bool { ApolloVersion(2, 3, 0) <= self }
}
