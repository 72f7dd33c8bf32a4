import Testing

@testable import GraphQLValidation

struct TypenameAliasTests {
  static let rows = [
    RuleRow(
      "an alias for it",
      "query Q { dog { type: __typename } }"),
    RuleRow(
      "as an alias",
      "query Q { dog { 1️⃣__typename: name } }",
      finds: [
        #"1️⃣ The alias '__typename' is not allowed, because Apollo reads the object's type from it; choose another alias"#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.typenameAlias)
  }
}
