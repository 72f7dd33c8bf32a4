/// The stable names of everything that mockd reports. Each has a page that `mockd explain` prints.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // MARK: Text

  /// A file is not what a GraphQL document can be: bad characters, a missing brace, too deep nesting, not UTF-8.
  case graphqlSyntax = "graphql-syntax"

  // MARK: Schemas

  case schemaDefaultValueCycles = "schema/default-value-cycles"
  case schemaDefaultValues = "schema/default-values"
  case schemaDeferDefinition = "schema/defer-definition"
  case schemaDeprecatedImplementations = "schema/deprecated-implementations"
  case schemaDirectiveLocations = "schema/directive-locations"
  case schemaEmptyTypes = "schema/empty-types"
  case schemaImplementedInterfaces = "schema/implemented-interfaces"
  case schemaInputCycles = "schema/input-cycles"
  case schemaInputTypes = "schema/input-types"
  case schemaInterfaceArguments = "schema/interface-arguments"
  case schemaInterfaceFields = "schema/interface-fields"
  case schemaIntrospection = "schema/introspection"
  case schemaKnownArgumentNamesOnDirectives = "schema/known-argument-names-on-directives"
  case schemaKnownDirectives = "schema/known-directives"
  case schemaKnownTypeNames = "schema/known-type-names"
  case schemaLoneSchemaDefinition = "schema/lone-schema-definition"
  case schemaOneOfFields = "schema/one-of-fields"
  case schemaOutputTypes = "schema/output-types"
  case schemaPossibleTypeExtensions = "schema/possible-type-extensions"
  case schemaProvidedRequiredArgumentsOnDirectives = "schema/provided-required-arguments-on-directives"
  case schemaRequiredDeprecated = "schema/required-deprecated"
  case schemaReservedNames = "schema/reserved-names"
  case schemaRootTypes = "schema/root-types"
  case schemaTransitiveInterfaces = "schema/transitive-interfaces"
  case schemaUnionMembers = "schema/union-members"
  case schemaUniqueArgumentDefinitionNames = "schema/unique-argument-definition-names"
  case schemaUniqueArgumentNames = "schema/unique-argument-names"
  case schemaUniqueDirectiveNames = "schema/unique-directive-names"
  case schemaUniqueDirectivesPerLocation = "schema/unique-directives-per-location"
  case schemaUniqueEnumValueNames = "schema/unique-enum-value-names"
  case schemaUniqueFieldDefinitionNames = "schema/unique-field-definition-names"
  case schemaUniqueInputFieldNames = "schema/unique-input-field-names"
  case schemaUniqueOperationTypes = "schema/unique-operation-types"
  case schemaUniqueTypeNames = "schema/unique-type-names"

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
  case noDeprecated = "graphql/NoDeprecated"
  case noFragmentCycles = "graphql/NoFragmentCycles"
  case noSchemaIntrospection = "graphql/NoSchemaIntrospection"
  case noUndefinedVariables = "graphql/NoUndefinedVariables"
  case noUnusedFragments = "graphql/NoUnusedFragments"
  case noUnusedVariables = "graphql/NoUnusedVariables"
  case overlappingFieldsCanBeMerged = "graphql/OverlappingFieldsCanBeMerged"
  case possibleFragmentSpreads = "graphql/PossibleFragmentSpreads"
  case providedRequiredArguments = "graphql/ProvidedRequiredArguments"
  case scalarLeafs = "graphql/ScalarLeafs"
  case singleFieldSubscriptions = "graphql/SingleFieldSubscriptions"
  case streamDirectiveOnListField = "graphql/StreamDirectiveOnListField"
  /// A definition, or a rule for the whole project, has more errors than are reported.
  case tooManyErrors = "graphql/TooManyErrors"
  /// A definition depends on more fragments than are followed.
  case tooManyFragments = "graphql/TooManyFragments"
  case uniqueArgumentNames = "graphql/UniqueArgumentNames"
  case uniqueDirectivesPerLocation = "graphql/UniqueDirectivesPerLocation"
  case uniqueFragmentNames = "graphql/UniqueFragmentNames"
  case uniqueInputFieldNames = "graphql/UniqueInputFieldNames"
  case uniqueOperationNames = "graphql/UniqueOperationNames"
  case uniqueVariableNames = "graphql/UniqueVariableNames"
  case valuesOfCorrectType = "graphql/ValuesOfCorrectType"
  case variablesAreInputTypes = "graphql/VariablesAreInputTypes"
  case variablesInAllowedPosition = "graphql/VariablesInAllowedPosition"

  // MARK: Operations, what Apollo's generator adds

  case apolloDeferLabel = "apollo/defer-label"
  case apolloDeferTypeCondition = "apollo/defer-type-condition"
  case apolloNamedOperations = "apollo/named-operations"
  case apolloReservedResponseKey = "apollo/reserved-response-key"
  case apolloReservedVariableName = "apollo/reserved-variable-name"
  case apolloSchemaNamespaceField = "apollo/schema-namespace-field"
  case apolloTypenameAlias = "apollo/typename-alias"

  // MARK: Configuration

  /// A configuration file is not JSON, or not text.
  case configSyntax = "config/syntax"
  /// A key that does not exist.
  case configUnknownKey = "config/unknown-key"
  /// A value of another kind than the key takes.
  case configWrongType = "config/wrong-type"
  /// A value that the key cannot have.
  case configWrongValue = "config/wrong-value"
  /// A key without which the rest has no meaning.
  case configMissingKey = "config/missing-key"
  /// A configuration file that another one names and that cannot be read.
  case configMissingFile = "config/missing-file"
  /// Two settings that cannot both hold.
  case configConflict = "config/conflict"
  /// A configuration that consents for its user.
  case configIgnoredConsent = "config/ignored-consent"
  /// An output or input outside the workspace.
  case configPathOutsideWorkspace = "config/path-outside-workspace"
  /// An output that Apollo's generator will delete.
  case configApolloPrunesOutput = "config/apollo-prunes-output"
  /// A version of Apollo whose output is not known.
  case configUnknownApolloVersion = "config/unknown-apollo-version"
  /// A project from which nothing is generated.
  case configNoOutputs = "config/no-outputs"

  // MARK: Inputs

  /// A setting's globs match no file.
  case inputNoMatch = "input/no-match"
  /// A file or folder that symbolic links lead to, out of the workspace.
  case inputOutsideWorkspace = "input/outside-workspace"
  /// A file or folder that is to be read cannot be.
  case inputUnreadable = "input/unreadable"

  // MARK: Generated files

  /// A key of a mock whose type depends on which of two operations is asked.
  case ambiguousMockField = "output/ambiguous-field"
  /// Two keys of a mock for which Swift has one name.
  case mockPropertyClash = "output/property-clash"
  /// Two keys or fragments of a model for which Swift has one name.
  case modelNameClash = "output/name-clash"
  /// A definition with more models than can be made.
  case modelTooLarge = "output/model-too-large"
  case outputConflict = "output/conflict"
  case outputLocked = "output/locked"
  case outputMissing = "output/missing"
  case outputMockDefault = "output/mock-default"
  case outputNotOurs = "output/not-ours"
  case outputOrphaned = "output/orphaned"
  /// A placeholder of an object of which there can be none.
  case outputPlaceholder = "output/placeholder"
  case outputReplaced = "output/replaced"
  /// An operation for which no response can be made up.
  case outputSample = "output/sample"
  case outputStale = "output/stale"
  case outputUnsafePath = "output/unsafe-path"
  case outputUnwritable = "output/unwritable"

  // MARK: Mocks of protocols

  /// An argument of an annotation that the mock does not follow.
  case protocolMockAnnotation = "protocol-mock/annotation"
  /// Two mocks in one output with one name.
  case protocolMockNameClash = "protocol-mock/name-clash"
  /// A protocol or class that cannot be parsed.
  case protocolMockSyntax = "protocol-mock/syntax"
  /// Something that is inherited and stands in no configured source.
  case protocolMockUnknownInheritance = "protocol-mock/unknown-inheritance"
  /// Something that cannot be mocked.
  case protocolMockUnsupported = "protocol-mock/unsupported"

  // MARK: Tests in Swift

  /// The model shows the field, but a direct `from` never fills it.
  case fieldNotExecuted = "field-not-executed"
  /// The selection is conditional, and the call gives no value for its variable.
  case missingVariables = "missing-variables"
  /// Nil, or a list with nil, where the type is non-null.
  case nullForRequired = "null-for-required"
  /// Creating the mock itself can trap on a custom scalar's default.
  case scalarDefault = "scalar-default"
  /// A file of tests is too much for the parser, so nothing is said about it.
  case testsNotExamined = "tests-not-examined"
  /// A required field of the model is unset on the mock it is made from.
  case unsetRequiredField = "unset-required-field"
  /// The mock's type can never be what the model stands for.
  case wrongMockType = "wrong-mock-type"

  // MARK: Reporting

  case baselineUnreadable = "baseline/unreadable"
  case ignoreUnknownCode = "ignore/unknown-code"
}
