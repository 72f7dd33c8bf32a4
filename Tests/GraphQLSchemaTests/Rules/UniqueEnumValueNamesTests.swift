import Testing

@testable import GraphQLSchema

struct UniqueEnumValueNamesTests {
  static let rows = [
    RuleRow(
      "distinct",
      "enum E { A B } enum F { A }"),
    RuleRow(
      "twice",
      """
      enum E { A
       A }
      """,
      finds: [
        #"Enum value "E.A" can only be defined once. 1:10 2:2"#
      ]),
    RuleRow(
      "in an extension",
      "enum E { A }",
      "extend enum E { B A }",
      finds: [
        #"Enum value "E.A" can only be defined once. 0:1:10 1:1:19"#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(uniqueEnumValueNames)
  }
}
