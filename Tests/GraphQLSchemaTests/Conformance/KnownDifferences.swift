/// The cases of graphql-js 16.11.0's tests in which mockd differs on purpose, with the reason for each. The tests check
/// that each really differs.
enum KnownDifferences {
  static let reasons: [String: String] = [
    // A fragment stands among the definitions. What it names is judged by the rules for operations.
    "2007a1551526 all": "executable definitions in a schema are passed over",
    "3e3f879d0113 all": "executable definitions in a schema are passed over",
    // graphql-js prints the coerced value, whose fields are in the order of the type.
    "bad770541e6e printed": "a default value is printed as it is written",
    "20c77fe938e2 printed": "a default value is printed as it is written",
  ]

  static func contains(_ id: String) -> Bool { reasons[id] != nil }
}
