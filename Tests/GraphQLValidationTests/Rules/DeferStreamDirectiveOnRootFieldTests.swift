import Testing

@testable import GraphQLValidation

struct DeferStreamDirectiveOnRootFieldTests {
  static let rows = [
    ValidationRuleRow(
      "in queries, or deeper",
      "query Q { ... @defer { dog { name } } } mutation M { rename(id: 1) { ... @defer { name } } }"),
    ValidationRuleRow(
      "at the root",
      "mutation M { ...F 1️⃣@defer } fragment F on Mutation { ... 2️⃣@defer { rename(id: 1) { name } } }",
      finds: [
        #"1️⃣ Defer directive cannot be used on root mutation type "Mutation"."#,
        #"2️⃣ Defer directive cannot be used on root mutation type "Mutation"."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.deferStreamDirectiveOnRootField)
  }
}
