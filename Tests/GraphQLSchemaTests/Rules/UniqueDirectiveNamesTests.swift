import Testing

@testable import GraphQLSchema

struct UniqueDirectiveNamesTests {
  static let rows = [
    RuleRow(
      "distinct",
      "directive @a on FIELD",
      "directive @b on FIELD"),
    RuleRow(
      "across files",
      "directive @a on FIELD",
      "directive @a on QUERY",
      finds: [
        #"There can be only one directive named "@a". 0:1:12 1:1:12"#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(uniqueDirectiveNames)
  }
}
