import Testing

@testable import GraphQLSchema

struct UniqueArgumentNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "type A @d(a: 1, b: 2) @d(a: 1)"),
    SchemaRuleRow(
      "twice",
      """
      type A @d(a: 1,
       a: 2)
      """,
      finds: [
        #"There can be only one argument named "a". 1:11 2:2"#
      ]),
    SchemaRuleRow(
      "in an extension",
      "enum A",
      "extend enum A @d(a: 1, a: 2, a: 3)",
      finds: [
        #"There can be only one argument named "a". 1:1:18 1:1:24 1:1:30"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueArgumentNames)
  }
}
