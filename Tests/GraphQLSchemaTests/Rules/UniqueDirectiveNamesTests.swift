import Testing

@testable import GraphQLSchema

struct UniqueDirectiveNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "directive @a on FIELD",
      "directive @b on FIELD"),
    SchemaRuleRow(
      "across files",
      "directive @a on FIELD",
      "directive @a on QUERY",
      finds: [
        #"There can be only one directive named "@a". 0:1:12 1:1:12"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueDirectiveNames)
  }
}
