import Testing

@testable import GraphQLValidation

struct ExecutableDefinitionsTests {
  static let rows = [
    ValidationRuleRow(
      "operations and fragments",
      "query Q { ...F } fragment F on Query { dog { name } }"),
    ValidationRuleRow(
      "a type",
      "query Q { dog { name } } 1️⃣type Extra { a: Int }",
      finds: [
        #"1️⃣ The "Extra" definition is not executable."#
      ]),
    ValidationRuleRow(
      "in another file",
      "query Q { dog { name } }",
      "1️⃣schema { query: Query } 2️⃣directive @x on FIELD",
      finds: [
        "1️⃣ The schema definition is not executable.",
        #"2️⃣ The "x" definition is not executable."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.executableDefinitions)
  }
}
