import Testing

@testable import GraphQLSchema

struct UniqueTypeNamesTests {
  static let rows = [
    RuleRow(
      "distinct",
      "type A scalar B",
      "enum C extend type A @d"),
    RuleRow(
      "across kinds",
      """
      type A
      scalar A
      """,
      finds: [
        #"There can be only one type named "A". 1:6 2:8"#
      ]),
    RuleRow(
      "across files",
      "type A",
      "union A",
      "  enum A",
      finds: [
        #"There can be only one type named "A". 0:1:6 1:1:7"#,
        #"There can be only one type named "A". 0:1:6 2:1:8"#,
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(uniqueTypeNames)
  }
}
