import Testing

@testable import GraphQLValidation

struct DeferStreamDirectiveLabelTests {
  static let rows = [
    ValidationRuleRow(
      "distinct",
      #"query Q { dog { ...F @defer(label: "a") friends @stream(label: "b") { name } } } fragment F on Dog { name }"#),
    ValidationRuleRow(
      "across files",
      #"query A { dog { ... 1️⃣@defer(label: "a") { name } } }"#,
      #"query B { dog { ... 2️⃣@defer(label: "a") { name } } }"#,
      finds: [
        "2️⃣1️⃣ Defer/Stream directive label argument must be unique."
      ]),
    ValidationRuleRow(
      "a variable",
      "query A($l: String) { dog { ... 1️⃣@defer(label: $l) { name } } }",
      finds: [
        "1️⃣ Defer directive label argument must be a static string."
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.deferStreamDirectiveLabel)
  }
}
