import Testing

@testable import GraphQLValidation

struct DeferConditionAndLabelTests {
  static let rows = [
    RuleRow(
      "both given",
      #"query Q { dog { ... on Dog @defer(label: "a") { name } ...F @defer } } fragment F on Dog { name }"#),
    RuleRow(
      "neither",
      "query Q { dog { ... 1️⃣@defer { name } } }",
      finds: [
        #"1️⃣ Apollo can defer an inline fragment only with a label; write `@defer(label: "…")`"#,
        "1️⃣ Apollo can defer an inline fragment only with a type condition; write `... on TypeName @defer(…)`",
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.deferConditionAndLabel)
  }
}
