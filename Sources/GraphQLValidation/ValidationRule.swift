import Source

/// The validation rules, with the names of the reference implementation, and Apollo's rules.
package enum ValidationRule: String, Hashable, Sendable, CaseIterable {
  // MARK: The specification, https://spec.graphql.org/September2025/#sec-Validation
  case executableDefinitions = "ExecutableDefinitions"
  case fieldsOnCorrectType = "FieldsOnCorrectType"
  case fragmentsOnCompositeTypes = "FragmentsOnCompositeTypes"
  case knownArgumentNames = "KnownArgumentNames"
  case knownDirectives = "KnownDirectives"
  case knownFragmentNames = "KnownFragmentNames"
  case knownOperationTypes = "KnownOperationTypes"
  case knownTypeNames = "KnownTypeNames"
  case loneAnonymousOperation = "LoneAnonymousOperation"
  case noFragmentCycles = "NoFragmentCycles"
  case noUndefinedVariables = "NoUndefinedVariables"
  case noUnusedFragments = "NoUnusedFragments"
  case noUnusedVariables = "NoUnusedVariables"
  case overlappingFieldsCanBeMerged = "OverlappingFieldsCanBeMerged"
  case possibleFragmentSpreads = "PossibleFragmentSpreads"
  case providedRequiredArguments = "ProvidedRequiredArguments"
  case scalarLeafs = "ScalarLeafs"
  case singleFieldSubscriptions = "SingleFieldSubscriptions"
  case uniqueArgumentNames = "UniqueArgumentNames"
  case uniqueDirectivesPerLocation = "UniqueDirectivesPerLocation"
  case uniqueFragmentNames = "UniqueFragmentNames"
  case uniqueInputFieldNames = "UniqueInputFieldNames"
  case uniqueOperationNames = "UniqueOperationNames"
  case uniqueVariableNames = "UniqueVariableNames"
  case valuesOfCorrectType = "ValuesOfCorrectType"
  case variablesAreInputTypes = "VariablesAreInputTypes"
  case variablesInAllowedPosition = "VariablesInAllowedPosition"

  // MARK: Recommended by the reference implementation
  case maxIntrospectionDepth = "MaxIntrospectionDepth"

  // MARK: Incremental delivery, as in version 17 of the reference implementation
  case deferStreamDirectiveLabel = "DeferStreamDirectiveLabel"
  case deferStreamDirectiveOnRootField = "DeferStreamDirectiveOnRootField"
  case deferStreamDirectiveOnValidOperations = "DeferStreamDirectiveOnValidOperations"
  case streamDirectiveOnListField = "StreamDirectiveOnListField"

  // MARK: Optional
  case noDeprecated = "NoDeprecated"
  case noSchemaIntrospection = "NoSchemaIntrospection"

  // MARK: Apollo's additions
  case namedOperations = "NamedOperations"
  case typenameAlias = "TypenameAlias"
  case deferConditionAndLabel = "DeferConditionAndLabel"
  case descriptions = "Descriptions"
  case reservedResponseKeys = "ReservedResponseKeys"
  case schemaNamespaceFields = "SchemaNamespaceFields"
  case reservedVariableNames = "ReservedVariableNames"
}

/// The enabled rules and their settings.
package struct ValidationOptions: Hashable, Sendable {
  package var rules: Set<ValidationRule>

  /// The version of Apollo whose generator reads the operations. Some rules depend on it.
  package let apolloVersion: ApolloVersion
  /// The namespace of generated code. Some names must not collide with it.
  package let schemaNamespace: String?
  /// The keys of single objects and of lists whose models would hide the namespace. They are derived here, because
  /// interning names for each definition would be slow.
  let namespaceKeys: [Name]
  let namespaceListKeys: [Name]

  package init(
    rules: Set<ValidationRule> = Self.apollo, schemaNamespace: String? = nil, apolloVersion: ApolloVersion = .latest
  ) {
    self.rules = rules
    self.apolloVersion = apolloVersion
    self.schemaNamespace = schemaNamespace
    (namespaceKeys, namespaceListKeys) = Self.keys(hiding: schemaNamespace)
  }

  /// The rules of the specification's September 2025 edition, and rules that the reference implementation recommends.
  package static let specified = Set(ValidationRule.allCases)
    .subtracting(incrementalDelivery).subtracting(optional).subtracting(apolloAdditions)

  package static let incrementalDelivery: Set<ValidationRule> = [
    .deferStreamDirectiveLabel, .deferStreamDirectiveOnRootField, .deferStreamDirectiveOnValidOperations,
    .streamDirectiveOnListField,
  ]

  package static let optional: Set<ValidationRule> = [.noDeprecated, .noSchemaIntrospection]

  package static let apolloAdditions: Set<ValidationRule> = [
    .namedOperations, .typenameAlias, .deferConditionAndLabel, .descriptions, .reservedResponseKeys,
    .schemaNamespaceFields, .reservedVariableNames,
  ]

  /// The rules that Apollo's generator checks: all but the optional ones and `NoUnusedFragments`.
  package static let apollo = specified.union(incrementalDelivery).union(apolloAdditions)
    .subtracting([.noUnusedFragments])
}
