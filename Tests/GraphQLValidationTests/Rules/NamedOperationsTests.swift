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
        "1️⃣ Apollo needs a name for this operation to generate code for it: write `query Name { … }`.",
        "2️⃣ Apollo needs a name for this operation to generate code for it: write `mutation Name { … }`.",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.namedOperations)
  }
}
