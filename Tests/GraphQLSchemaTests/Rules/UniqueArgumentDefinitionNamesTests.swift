import Testing

@testable import GraphQLSchema

struct UniqueArgumentDefinitionNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "type A { a(x: Int, y: Int): Int b(x: Int): Int } directive @d(x: Int) on FIELD"),
    SchemaRuleRow(
      "twice, of a field",
      """
      type A { a(x: Int,
       x: Int): Int }
      """,
      finds: [
        #"Argument "A.a(x:)" can only be defined once. 1:12 2:2"#
      ]),
    SchemaRuleRow(
      "three times, of a directive",
      "directive @d(x: Int, x: Int, x: Int) on FIELD",
      finds: [
        #"Argument "@d(x:)" can only be defined once. 1:14 1:22 1:30"#
      ]),
    SchemaRuleRow(
      "in an extension",
      "interface A",
      "extend interface A { a(x: Int, x: Int): Int }",
      finds: [
        #"Argument "A.a(x:)" can only be defined once. 1:1:24 1:1:32"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueArgumentDefinitionNames)
  }
}
