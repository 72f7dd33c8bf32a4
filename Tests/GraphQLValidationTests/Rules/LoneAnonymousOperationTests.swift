import Testing

@testable import GraphQLValidation

struct LoneAnonymousOperationTests {
  static let rows = [
    ValidationRuleRow(
      "alone",
      "{ dog { name } }"),
    ValidationRuleRow(
      "beside another in the file",
      "1️⃣{ dog { name } } query Q { dog { name } }",
      finds: [
        "1️⃣ This anonymous operation must be the only defined operation."
      ]),
    ValidationRuleRow(
      "beside another in another file",
      "query Q { dog { name } }",
      "fragment F on Dog { name } 1️⃣query { dog { ...F } }",
      finds: [
        "1️⃣ This anonymous operation must be the only defined operation."
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.loneAnonymousOperation)
  }
}
