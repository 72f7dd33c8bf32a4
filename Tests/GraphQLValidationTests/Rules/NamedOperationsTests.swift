import Testing

@testable import GraphQLValidation

struct NamedOperationsTests {
  static let rows = [
    RuleRow(
      "named",
      "query Q { dog { name } }"),
    RuleRow(
      "anonymous",
      "1️⃣{ dog { name } } 2️⃣mutation { rename(id: 1) { name } }",
      finds: [
        "1️⃣ Apollo generates code only for named operations; write `query Name { … }`",
        "2️⃣ Apollo generates code only for named operations; write `mutation Name { … }`",
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.namedOperations)
  }
}
