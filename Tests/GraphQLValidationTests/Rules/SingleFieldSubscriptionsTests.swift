import Testing

@testable import GraphQLValidation

struct SingleFieldSubscriptionsTests {
  static let rows = [
    ValidationRuleRow(
      "one, twice, through a fragment",
      "subscription S { born { name } ...F } fragment F on Subscription { born { name } ...F }"),
    ValidationRuleRow(
      "two, in another file",
      "subscription S { born { name } ...F }",
      "fragment F on Subscription { 1️⃣renamed { name } }",
      finds: [
        #"1️⃣ Subscription "S" must select only one top level field."#
      ]),
    ValidationRuleRow(
      "introspection",
      "subscription { 1️⃣__typename }",
      finds: [
        "1️⃣ Anonymous Subscription must not select an introspection top level field."
      ]),
    ValidationRuleRow(
      "conditional fields",
      "subscription S { born 1️⃣@skip(if: true) { name } ... 2️⃣@include(if: true) { renamed { name } } }",
      finds: [
        #"1️⃣2️⃣ Subscription "S" must not use `@skip` or `@include` directives in the top level selection."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.singleFieldSubscriptions)
  }
}
