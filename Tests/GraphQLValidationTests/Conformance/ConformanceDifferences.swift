/// The cases of graphql-js 16.11.0 whose result is another one here, by id, with the reason. An id alone stands for the
/// rules of the case; with ` specified`, for all rules of the specification on the same document.
enum ConformanceDifferences {
  static let reasons: [String: String] = [
    "e6bdabfe5495 specified": operationTypes,
    "e629971b84ea specified": operationTypes,
    "fad4b68e91a4 specified": operationTypes,
    "25b1bfc6fb5c specified": operationTypes,
    "886e769c51f9 specified": operationTypes,
    "8a8a90fa69fb specified": operationTypes,
    "6652b38c8178 specified": operationTypes,
    "6b9f9883411a specified": operationTypes,
    "7e066f896ec2": oneOf,
    "7e066f896ec2 specified": oneOf,
    "081ec67f4c48 specified": oneOf,
    "85788184e997 specified": notExecutable,
    "82845c23b06d specified": notExecutable,
  ]

  private static let operationTypes =
    "The September 2025 edition has the rule Operation Type Existence: the schema has no such root type."
  private static let oneOf =
    "The September 2025 edition has variables of OneOf input objects in All Variable Usages Are Allowed alone."
  private static let notExecutable =
    "A definition that is not executable is reported as that; nothing is said about the directives in it."
}
