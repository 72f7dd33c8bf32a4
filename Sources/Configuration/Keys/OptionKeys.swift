import JSONSyntax

/// The keys of `options` in `.mockgen.json` and in Apollo configurations: the union of Apollo 1 and 2.
let optionKeys: [Key<Options>] =
  [
    capitalizationRulesKey, inflectionRulesKey,
    .choice(
      "deprecatedEnumCases", \.deprecatedEnumCases, "Whether deprecated enum values have a case."
    ).nullable(),
    .choice(
      "warningsOnDeprecatedUsage", \.warningsOnDeprecatedUsage,
      "Whether generated code for deprecated schema elements is marked as deprecated."
    ).nullable(),
    .choice(
      "schemaDocumentation", \.schemaDocumentation, "Whether descriptions in the schema become documentation comments."
    ).nullable(),
    .group(
      "selectionSetInitializers", \.selectionSetInitializers, selectionSetInitializersKeys,
      "The selection sets with generated initializers."
    ).nullable(),
    .choices(
      "operationDocumentFormat", \.operationDocumentFormat,
      "The parts of operation models: the document, its identifier, or both."
    ).nullable(),
    .group("schemaCustomization", \.self, [customTypeNamesKey], "New names of schema types.").nullable(),
    .flag(
      "reduceGeneratedSchemaTypes", \.reduceGeneratedSchemaTypes,
      "Whether to generate only schema types that operations use."
    ).nullable(),
    .group(
      "conversionStrategies", \.conversionStrategies, conversionStrategiesKeys,
      "The conversion of names in the schema to Swift names.", unknownKeys: .warning, count: .atLeastOne
    ).nullable(),
    .flag(
      "pruneGeneratedFiles", \.pruneGeneratedFiles,
      "Whether Apollo's generator deletes generated files that it did not write in the same run."
    ).nullable(),
    .flag(
      "appendSchemaTypeFilenameSuffix", \.appendSchemaTypeFilenameSuffix,
      "Whether file names of schema types end with the kind of the type."
    ).nullable(),
    .flag("markTypesNonisolated", \.markTypesNonisolated, "Whether generated types are `nonisolated`.").nullable(),
    .flag(
      "requireNonOptionalMockFields", \.requireNonOptionalMockFields,
      "Whether initializer parameters of mocks for non-null fields are non-optional."
    ).nullable(),
  ] + legacyOptionKeys

/// Keys that only Apollo 1 has, or that Apollo 2 accepts without effect.
private let legacyOptionKeys: [Key<Options>] = [
  .choice(
    "queryStringLiteralFormat", \.queryStringLiteralFormat, "Apollo 1 only: the format of operation documents."
  ).nullable(),
  .choice("apqs", \.apqs, "Apollo 1 only: automatic persisted queries.").nullable(),
  .flag(
    "cocoapodsCompatibleImportStatements", \.cocoapodsCompatibleImportStatements,
    "Apollo 1 only: whether generated code imports `Apollo` instead of `ApolloAPI`."
  ).nullable(),
  .flag(
    "markOperationDefinitionsAsFinal", \.markOperationDefinitionsAsFinal,
    "Apollo 1 only: whether classes of operations are final."
  ).nullable(),
]

private let selectionSetInitializersKeys: [Key<SelectionSetInitializers>] = [
  .flag("operations", \.operations, "Whether selection sets of operations have initializers.").nullable(),
  .flag("namedFragments", \.namedFragments, "Whether selection sets of fragments have initializers.").nullable(),
  .texts(
    "definitionsNamed", \.definitionsNamed, .graphQLName,
    "The names of further definitions whose selection sets have initializers."
  ).nullable(),
  .flag(
    "localCacheMutations", \.localCacheMutations,
    "Has no effect: local cache mutations always have initializers."
  ).nullable(),
]

private let conversionStrategiesKeys: [Key<ConversionStrategies>] = [
  .choice("enumCases", \.enumCases, "The conversion of enum cases.").nullable(),
  .choice("fieldAccessors", \.fieldAccessors, "The conversion of field names in selection sets.").nullable(),
  .choice("inputObjects", \.inputObjects, "The conversion of field names in input objects.").nullable(),
]
