import Testing

@testable import GraphQLValidation

struct NamedOperationsTests {
  static let rows = [
    ValidationRuleRow(
      "named",
      "query Q { dog { name } }"),
    ValidationRuleRow(
      "anonymous",
      "1️⃣{ dog { name } } 2️⃣mutation { rename(id: 1) { name } }",
      finds: [
        "1️⃣ Apollo generates code only for named operations; write `query Name { … }`",
        "2️⃣ Apollo generates code only for named operations; write `mutation Name { … }`",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.namedOperations)
  }
}
