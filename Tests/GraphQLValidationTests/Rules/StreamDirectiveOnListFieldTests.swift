import Testing

@testable import GraphQLValidation

struct StreamDirectiveOnListFieldTests {
  static let rows = [
    ValidationRuleRow(
      "a list",
      "query Q { dog { friends @stream { name } } }"),
    ValidationRuleRow(
      "no list",
      "query Q { dog { owner 1️⃣@stream { name } } }",
      finds: [
        #"1️⃣ Stream directive cannot be used on non-list field "owner" on type "Dog"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.streamDirectiveOnListField)
  }
}
