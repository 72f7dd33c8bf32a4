/// The cases of graphql-js 16.11.0's tests with another result here, by file and ID, with the reason: the edition of
/// September 2025 changed them. All conformance tests use this list, and check that each case really differs.
///
/// An ID alone stands for the case's own expectation. Further words name another expectation of the case, such as all
/// rules together.
package enum ConformanceDifferences {
  package static let reasons: [String: [String: String]] = [
    "syntax_errors": [
      "e3aa3f388fc1": describedExecutables,
      "059e6250c402": describedExecutables,
    ],
    "validation": [
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
    ],
  ]

  /// Whether a case of the file is listed.
  package static func contains(_ id: String, of file: String) -> Bool { reasons[file]?[id] != nil }

  /// Returns the listed IDs of the file.
  package static func ids(of file: String) -> Set<String> { Set((reasons[file] ?? [:]).keys) }

  private static let describedExecutables =
    "Executable definitions may have descriptions, so the message does not speak of types alone."
  private static let operationTypes =
    "There is the rule Operation Type Existence: the schema has no such root type."
  private static let oneOf =
    "Variables of OneOf input objects are a matter of All Variable Usages Are Allowed alone."
}
