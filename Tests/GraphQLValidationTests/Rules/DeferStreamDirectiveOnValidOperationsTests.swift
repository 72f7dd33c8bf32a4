import Testing

@testable import GraphQLValidation

struct DeferStreamDirectiveOnValidOperationsTests {
  static let rows = [
    ValidationRuleRow(
      "in queries, or switched off",
      "query Q { dog { ... @defer { name } } } subscription S($d: Boolean!) { born { ... @defer(if: $d) { name } ... @defer(if: false) { name } } }"
    ),
    ValidationRuleRow(
      "in a fragment of another file",
      "subscription S { born { ...F } }",
      "fragment F on Pet { ... 1️⃣@defer { name } }",
      finds: [
        "1️⃣ Defer directive not supported on subscription operations. Disable `@defer` by setting the `if` argument to `false`."
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.deferStreamDirectiveOnValidOperations)
  }
}
