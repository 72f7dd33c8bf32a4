import Source

/// The check functions of all rules.
extension ValidationUnit {
  typealias ProjectCheck = @Sendable (ValidationUnit, inout [Diagnostic]) -> Void
  typealias DefinitionCheck = @Sendable (DefinitionContext, inout RuleDiagnostics) -> Void
  typealias OperationCheck = @Sendable (OperationContext, inout RuleDiagnostics) -> Void

  /// The rules on several definitions together.
  package static let projectChecks: [ProjectRule] = [
    ProjectRule(.executableDefinitions, .typeSystemOfFile, ExecutableDefinitions.check),
    ProjectRule(.loneAnonymousOperation, .anonymousOperations, LoneAnonymousOperation.check),
    ProjectRule(.uniqueOperationNames, .operationsOfName, UniqueOperationNames.check),
    ProjectRule(.uniqueFragmentNames, .fragmentsOfName, UniqueFragmentNames.check),
    ProjectRule(.noUnusedFragments, .unusedFragment, NoUnusedFragments.check),
    ProjectRule(.noFragmentCycles, .fragmentCycles, NoFragmentCycles.check),
    ProjectRule(.deferStreamDirectiveLabel, .deferringDefinitions, DeferStreamDirectiveLabel.check),
    ProjectRule(.knownDirectives, .typeSystemOfFile, KnownDirectives.checkTypeSystem),
  ]

  /// The rules on one operation or fragment.
  static let definitionChecks: [(ValidationRule, DefinitionCheck)] = [
    (.fieldsOnCorrectType, FieldsOnCorrectType.check),
    (.scalarLeafs, ScalarLeafs.check),
    (.fragmentsOnCompositeTypes, FragmentsOnCompositeTypes.check),
    (.knownTypeNames, KnownTypeNames.check),
    (.knownFragmentNames, KnownFragmentNames.check),
    (.possibleFragmentSpreads, PossibleFragmentSpreads.check),
    (.knownArgumentNames, KnownArgumentNames.check),
    (.uniqueArgumentNames, UniqueArgumentNames.check),
    (.providedRequiredArguments, ProvidedRequiredArguments.check),
    (.knownDirectives, KnownDirectives.check),
    (.uniqueDirectivesPerLocation, UniqueDirectivesPerLocation.check),
    (.valuesOfCorrectType, ValuesOfCorrectType.check),
    (.uniqueInputFieldNames, UniqueInputFieldNames.check),
    (.uniqueVariableNames, UniqueVariableNames.check),
    (.variablesAreInputTypes, VariablesAreInputTypes.check),
    (.maxIntrospectionDepth, MaxIntrospectionDepth.check),
    (.streamDirectiveOnListField, StreamDirectiveOnListField.check),
    (.noDeprecated, NoDeprecated.check),
    (.noSchemaIntrospection, NoSchemaIntrospection.check),
    (.typenameAlias, TypenameAlias.check),
    (.deferConditionAndLabel, DeferConditionAndLabel.check),
    (.descriptions, Descriptions.check),
    (.reservedResponseKeys, ReservedResponseKeys.check),
    (.schemaNamespaceFields, SchemaNamespaceFields.check),
    (.reservedVariableNames, ReservedVariableNames.check),
  ]

  /// The rules on an operation with its fragments.
  static let operationChecks: [(ValidationRule, OperationCheck)] = [
    (.knownOperationTypes, KnownOperationTypes.check),
    (.namedOperations, NamedOperations.check),
    (.noUndefinedVariables, NoUndefinedVariables.check),
    (.noUnusedVariables, NoUnusedVariables.check),
    (.variablesInAllowedPosition, VariablesInAllowedPosition.check),
    (.singleFieldSubscriptions, SingleFieldSubscriptions.check),
    (.deferStreamDirectiveOnRootField, DeferStreamDirectiveOnRootField.check),
    (.deferStreamDirectiveOnValidOperations, DeferStreamDirectiveOnValidOperations.check),
  ]
}
