/// The stable codes of all diagnostics. Each has a page for `mockd explain`.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // MARK: Text

  /// A file is not a valid GraphQL document: bad characters, a missing brace, too deep nesting, not UTF-8.
  case graphqlSyntax = "graphql-syntax"

  // MARK: Schemas

  case schemaDefaultValueCycles = "schema/default-value-cycles"
  case schemaDefaultValues = "schema/default-values"
  case schemaDeferDefinition = "schema/defer-definition"
  case schemaDeprecatedImplementations = "schema/deprecated-implementations"
  case schemaDirectiveLocations = "schema/directive-locations"
  /// A value of `@deprecated` or `@specifiedBy` that Apollo's generator can't read.
  case schemaDirectiveValues = "schema/directive-values"
  case schemaEmptyTypes = "schema/empty-types"
  /// A `@fieldPolicy` that Apollo's generator rejects.
  case schemaFieldPolicies = "schema/field-policies"
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
  /// A `@typePolicy` that Apollo's generator rejects.
  case schemaTypePolicies = "schema/type-policies"
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

  // MARK: Operations, with the names of the rules in graphql-js

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
  /// A definition, or a rule for the whole project, has more errors than the limit.
  case tooManyErrors = "graphql/TooManyErrors"
  /// A definition depends on more fragments than the limit.
  case tooManyFragments = "graphql/TooManyFragments"
  case uniqueArgumentNames = "graphql/UniqueArgumentNames"
  case uniqueDirectivesPerLocation = "graphql/UniqueDirectivesPerLocation"
  case uniqueFragmentNames = "graphql/UniqueFragmentNames"
  case uniqueInputFieldNames = "graphql/UniqueInputFieldNames"
  case uniqueOperationNames = "graphql/UniqueOperationNames"
  case uniqueVariableNames = "graphql/UniqueVariableNames"
  /// A field that no Swift code reads. An optional rule.
  case unusedSelection = "graphql/unused-selection"
  case valuesOfCorrectType = "graphql/ValuesOfCorrectType"
  case variablesAreInputTypes = "graphql/VariablesAreInputTypes"
  case variablesInAllowedPosition = "graphql/VariablesInAllowedPosition"

  // MARK: Operations, rules of Apollo's generator

  case apolloDeferLabel = "apollo/defer-label"
  case apolloDeferTypeCondition = "apollo/defer-type-condition"
  /// A description that the project's version of Apollo rejects.
  case apolloDescription = "apollo/description"
  case apolloNamedOperations = "apollo/named-operations"
  case apolloReservedResponseKey = "apollo/reserved-response-key"
  case apolloReservedVariableName = "apollo/reserved-variable-name"
  /// A type or fragment with the name of the namespace.
  case apolloSchemaNameConflict = "apollo/schema-name-conflict"
  case apolloSchemaNamespaceField = "apollo/schema-namespace-field"
  case apolloTypenameAlias = "apollo/typename-alias"

  // MARK: Configuration

  /// A configuration file is not JSON, or not text.
  case configSyntax = "config/syntax"
  /// A key that does not exist.
  case configUnknownKey = "config/unknown-key"
  /// A value of the wrong type.
  case configWrongType = "config/wrong-type"
  /// A value that the key does not allow.
  case configWrongValue = "config/wrong-value"
  /// A required key that is missing.
  case configMissingKey = "config/missing-key"
  /// An unreadable file that a configuration names.
  case configMissingFile = "config/missing-file"
  /// Two contradictory settings.
  case configConflict = "config/conflict"
  /// A configuration that tries to give the user's consent.
  case configIgnoredConsent = "config/ignored-consent"
  /// An output or input outside the workspace.
  case configPathOutsideWorkspace = "config/path-outside-workspace"
  /// An output that Apollo's generator will delete.
  case configApolloPrunesOutput = "config/apollo-prunes-output"
  /// An unsupported version of Apollo.
  case configUnknownApolloVersion = "config/unknown-apollo-version"
  /// A project without outputs.
  case configNoOutputs = "config/no-outputs"

  // MARK: Projects that build on each other

  /// A spread of a fragment that belongs to a project on which the definition's project doesn't depend.
  case fragmentNotVisible = "project/fragment-not-visible"
  /// A mock whose users depend on no common project with test mocks.
  case mockWithoutModule = "project/mock-without-module"

  // MARK: Inputs

  /// A setting's globs match no file.
  case inputNoMatch = "input/no-match"
  /// A file or folder outside the workspace, reached by symbolic links.
  case inputOutsideWorkspace = "input/outside-workspace"
  /// An input file or folder that can't be read.
  case inputUnreadable = "input/unreadable"

  // MARK: Generated files

  /// A key of a mock with different types in two operations.
  case ambiguousMockField = "output/ambiguous-field"
  /// Two keys of a mock with the same name in Swift.
  case mockPropertyClash = "output/property-clash"
  /// Names in generated code that are equal or hide each other.
  case modelNameClash = "output/name-clash"
  /// A definition with too many models.
  case modelTooLarge = "output/model-too-large"
  case outputConflict = "output/conflict"
  case outputLocked = "output/locked"
  case outputMissing = "output/missing"
  case outputMockDefault = "output/mock-default"
  case outputNotOurs = "output/not-ours"
  case outputOrphaned = "output/orphaned"
  /// A placeholder of an object that can't exist.
  case outputPlaceholder = "output/placeholder"
  case outputReplaced = "output/replaced"
  /// An operation without a possible sample response.
  case outputSample = "output/sample"
  case outputStale = "output/stale"
  case outputUnsafePath = "output/unsafe-path"
  case outputUnwritable = "output/unwritable"

  // MARK: Mocks of protocols

  /// An argument of an annotation without effect on the mock.
  case protocolMockAnnotation = "protocol-mock/annotation"
  /// Types that inherit from themselves.
  case protocolMockInheritanceCycle = "protocol-mock/inheritance-cycle"
  /// Two mocks with one name in one output.
  case protocolMockNameClash = "protocol-mock/name-clash"
  /// A protocol or class that cannot be parsed.
  case protocolMockSyntax = "protocol-mock/syntax"
  /// Mocks that would be too large.
  case protocolMockTooLarge = "protocol-mock/too-large"
  /// An inherited type that no configured source declares.
  case protocolMockUnknownInheritance = "protocol-mock/unknown-inheritance"
  /// A marked declaration that can't be mocked.
  case protocolMockUnsupported = "protocol-mock/unsupported"

  // MARK: Tests in Swift

  /// A field of the model that a direct `from` never fills.
  case fieldNotExecuted = "field-not-executed"
  /// A conditional selection without a value for its variable.
  case missingVariables = "missing-variables"
  /// Nil, or a list with nil, for a non-null type.
  case nullForRequired = "null-for-required"
  /// A mock with a custom scalar whose default can trap.
  case scalarDefault = "scalar-default"
  /// A file of tests that exceeds the limits of the parser.
  case testsNotExamined = "tests-not-examined"
  /// A required field of the model that is unset on its mock.
  case unsetRequiredField = "unset-required-field"
  /// A mock of a type that the model can't represent.
  case wrongMockType = "wrong-mock-type"

  // MARK: Reporting

  case baselineUnreadable = "baseline/unreadable"
  case ignoreUnknownCode = "ignore/unknown-code"
}

extension DiagnosticCode {
  /// Whether it belongs to a rule for schemas.
  package var isAboutSchema: Bool { rawValue.hasPrefix("schema/") }
}
