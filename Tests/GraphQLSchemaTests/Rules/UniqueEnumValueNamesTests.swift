import Testing

@testable import GraphQLSchema

struct UniqueEnumValueNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "enum E { A B } enum F { A }"),
    SchemaRuleRow(
      "twice",
      """
      enum E { A
       A }
      """,
      finds: [
        #"Enum value "E.A" can only be defined once. 1:10 2:2"#
      ]),
    SchemaRuleRow(
      "in an extension",
      "enum E { A }",
      "extend enum E { B A }",
      finds: [
        #"Enum value "E.A" can only be defined once. 0:1:10 1:1:19"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueEnumValueNames)
  }
}
