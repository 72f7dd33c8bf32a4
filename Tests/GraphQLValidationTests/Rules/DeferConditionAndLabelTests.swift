import Testing

@testable import GraphQLValidation

struct DeferConditionAndLabelTests {
  static let rows = [
    ValidationRuleRow(
      "both given",
      #"query Q { dog { ... on Dog @defer(label: "a") { name } ...F @defer } } fragment F on Dog { name }"#),
    ValidationRuleRow(
      "neither",
      "query Q { dog { ... 1️⃣@defer { name } } }",
      finds: [
        #"1️⃣ Apollo can defer an inline fragment only with a label; write `@defer(label: "…")`"#,
        "1️⃣ Apollo can defer an inline fragment only with a type condition; write `... on TypeName @defer(…)`",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.deferConditionAndLabel)
  }
}
