/// The cases of graphql-js 16.11.0's tests in which mockd differs on purpose, with the reason for each. The tests check
/// that each really differs.
enum KnownDifferences {
  static let reasons: [String: String] = [
    // A fragment stands among the definitions. What it names is judged by the rules for operations.
    "2007a1551526 all": "executable definitions in a schema are passed over",
    "3e3f879d0113 all": "executable definitions in a schema are passed over",
  ]

  static func contains(_ id: String) -> Bool { reasons[id] != nil }
}
