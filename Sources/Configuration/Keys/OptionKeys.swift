import JSONSyntax

/// The keys of `options` in `.mockgen.json` and in Apollo configurations: the union of Apollo 1 and 2.
let optionKeys: [Key<Options>] =
  [
    capitalizationRulesKey, inflectionRulesKey,
    .choice(
      "deprecatedEnumCases", \.deprecatedEnumCases, "Whether deprecated values of enums have a case."
    ).nullable(),
    .choice(
      "warningsOnDeprecatedUsage", \.warningsOnDeprecatedUsage, "Whether using what is deprecated gives a warning."
    ).nullable(),
    .choice(
      "schemaDocumentation", \.schemaDocumentation, "Whether descriptions of the schema become documentation."
    ).nullable(),
    .group(
      "selectionSetInitializers", \.selectionSetInitializers, selectionSetInitializersKeys,
      "Which selection sets get an initializer."
    ).nullable(),
    .choices("operationDocumentFormat", \.operationDocumentFormat, "What operation models contain.").nullable(),
    .group("schemaCustomization", \.self, [customTypeNamesKey], "New names for types of the schema.").nullable(),
    .flag(
      "reduceGeneratedSchemaTypes", \.reduceGeneratedSchemaTypes,
      "Whether only types that operations use are generated."
    ).nullable(),
    .group(
      "conversionStrategies", \.conversionStrategies, conversionStrategiesKeys,
      "How names of the schema become names of Swift.", unknownKeys: .warning, count: .atLeastOne
    ).nullable(),
    .flag(
      "pruneGeneratedFiles", \.pruneGeneratedFiles,
      "Whether Apollo's generator deletes generated files that it did not write."
    ).nullable(),
    .flag(
      "appendSchemaTypeFilenameSuffix", \.appendSchemaTypeFilenameSuffix,
      "Whether names of schema type files end with the kind of the type."
    ).nullable(),
    .flag("markTypesNonisolated", \.markTypesNonisolated, "Whether generated types are `nonisolated`.").nullable(),
    .flag(
      "requireNonOptionalMockFields", \.requireNonOptionalMockFields,
      "Whether parameters of mocks for non-null fields are not optional."
    ).nullable(),
  ] + legacyOptionKeys

/// Keys that only Apollo 1 has, or that Apollo 2 accepts without effect.
private let legacyOptionKeys: [Key<Options>] = [
  .choice(
    "queryStringLiteralFormat", \.queryStringLiteralFormat, "Of Apollo 1: how operation documents are written."
  ).nullable(),
  .choice("apqs", \.apqs, "Of Apollo 1: automatic persisted queries.").nullable(),
  .flag(
    "cocoapodsCompatibleImportStatements", \.cocoapodsCompatibleImportStatements,
    "Of Apollo 1: whether generated code says `Apollo` where it otherwise says `ApolloAPI`."
  ).nullable(),
  .flag(
    "markOperationDefinitionsAsFinal", \.markOperationDefinitionsAsFinal,
    "Of Apollo 1: whether classes of operations are final."
  ).nullable(),
]

private let selectionSetInitializersKeys: [Key<SelectionSetInitializers>] = [
  .flag("operations", \.operations, "Those of operations.").nullable(),
  .flag("namedFragments", \.namedFragments, "Those of fragments.").nullable(),
  .texts("definitionsNamed", \.definitionsNamed, .graphQLName, "Those of the definitions of these names.").nullable(),
  .flag(
    "localCacheMutations", \.localCacheMutations,
    "Accepted and without effect: local cache mutations always have initializers."
  ).nullable(),
]

private let conversionStrategiesKeys: [Key<ConversionStrategies>] = [
  .choice("enumCases", \.enumCases, "Names of enum cases.").nullable(),
  .choice("fieldAccessors", \.fieldAccessors, "Names of fields of selection sets.").nullable(),
  .choice("inputObjects", \.inputObjects, "Names of fields of input objects.").nullable(),
]
