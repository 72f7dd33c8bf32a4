import Testing

@testable import GraphQLValidation

struct TypenameAliasTests {
  static let rows = [
    ValidationRuleRow(
      "an alias for it",
      "query Q { dog { type: __typename } }"),
    ValidationRuleRow(
      "as an alias",
      "query Q { dog { 1️⃣__typename: name } }",
      finds: [
        #"1️⃣ Apollo reads "__typename" to learn an object's type, so no field can have it as its alias: choose another one."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.typenameAlias)
  }
}
