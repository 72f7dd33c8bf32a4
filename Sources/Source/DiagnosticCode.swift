/// The stable names of everything that mockd reports. Each has a page that `mockd explain` prints.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // MARK: Text

  /// A file is not what a GraphQL document can be: bad characters, a missing brace, too deep nesting, not UTF-8.
  case graphqlSyntax = "graphql-syntax"

  // MARK: Operations, by the names of the rules in the specification's reference implementation

  case deferStreamDirectiveLabel = "graphql/DeferStreamDirectiveLabel"
  case deferStreamDirectiveOnRootField = "graphql/DeferStreamDirectiveOnRootField"
  case deferStreamDirectiveOnValidOperations = "graphql/DeferStreamDirectiveOnValidOperations"
  case executableDefinitions = "graphql/ExecutableDefinitions"
  case fieldsOnCorrectType = "graphql/FieldsOnCorrectType"
  case fragmentsOnCompositeTypes = "graphql/FragmentsOnCompositeTypes"
  case knownArgumentNames = "graphql/KnownArgumentNames"
  case knownDirectives = "graphql/KnownDirectives"
  case knownFragmentNames = "graphql/KnownFragmentNames"
  case knownOperationTypes = "graphql/KnownOperationTypes"
  case knownTypeNames = "graphql/KnownTypeNames"
  case loneAnonymousOperation = "graphql/LoneAnonymousOperation"
  case maxIntrospectionDepth = "graphql/MaxIntrospectionDepth"
  case noFragmentCycles = "graphql/NoFragmentCycles"
  case noUndefinedVariables = "graphql/NoUndefinedVariables"
  case noUnusedFragments = "graphql/NoUnusedFragments"
  case noUnusedVariables = "graphql/NoUnusedVariables"
  case overlappingFieldsCanBeMerged = "graphql/OverlappingFieldsCanBeMerged"
  case possibleFragmentSpreads = "graphql/PossibleFragmentSpreads"
  case providedRequiredArguments = "graphql/ProvidedRequiredArguments"
  case scalarLeafs = "graphql/ScalarLeafs"
  case singleFieldSubscriptions = "graphql/SingleFieldSubscriptions"
  case uniqueArgumentNames = "graphql/UniqueArgumentNames"
  case uniqueDirectivesPerLocation = "graphql/UniqueDirectivesPerLocation"
  case uniqueFragmentNames = "graphql/UniqueFragmentNames"
  case uniqueInputFieldNames = "graphql/UniqueInputFieldNames"
  case uniqueOperationNames = "graphql/UniqueOperationNames"
  case uniqueVariableNames = "graphql/UniqueVariableNames"
  case valuesOfCorrectType = "graphql/ValuesOfCorrectType"
  case variablesAreInputTypes = "graphql/VariablesAreInputTypes"
  case variablesInAllowedPosition = "graphql/VariablesInAllowedPosition"

  // MARK: Configuration

  /// A configuration file is not JSON, or not text.
  case configSyntax = "config/syntax"

  // MARK: Generated files

  case outputConflict = "output/conflict"
  case outputLocked = "output/locked"
  case outputMissing = "output/missing"
  case outputMockDefault = "output/mock-default"
  case outputNotOurs = "output/not-ours"
  case outputOrphaned = "output/orphaned"
  case outputReplaced = "output/replaced"
  case outputStale = "output/stale"
  case outputUnsafePath = "output/unsafe-path"
  case outputUnwritable = "output/unwritable"

  // MARK: Reporting

  case baselineUnreadable = "baseline/unreadable"
  case ignoreUnknownCode = "ignore/unknown-code"
}
