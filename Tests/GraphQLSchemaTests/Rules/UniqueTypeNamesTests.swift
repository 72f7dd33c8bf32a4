import Testing

@testable import GraphQLSchema

struct UniqueTypeNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "type A scalar B",
      "enum C extend type A @d"),
    SchemaRuleRow(
      "across kinds",
      """
      type A
      scalar A
      """,
      finds: [
        #"There can be only one type named "A". 1:6 2:8"#
      ]),
    SchemaRuleRow(
      "across files",
      "type A",
      "union A",
      "  enum A",
      finds: [
        #"There can be only one type named "A". 0:1:6 1:1:7"#,
        #"There can be only one type named "A". 0:1:6 2:1:8"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueTypeNames)
  }
}
