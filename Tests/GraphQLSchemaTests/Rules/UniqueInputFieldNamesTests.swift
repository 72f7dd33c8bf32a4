import Testing

@testable import GraphQLSchema

struct UniqueInputFieldNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "input I { a: J = { a: 1, b: { a: 2 } } }"),
    SchemaRuleRow(
      "in a default",
      """
      input I { a: J = { a: 1,
       a: 2 } }
      """,
      finds: [
        #"There can be only one input field named "a". 1:20 2:2"#
      ]),
    SchemaRuleRow(
      "in lists and objects, of a directive",
      "type A @d(x: [{ o: { a: 1, a: 2 } }])",
      finds: [
        #"There can be only one input field named "a". 1:22 1:28"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueInputFieldNames)
  }
}
