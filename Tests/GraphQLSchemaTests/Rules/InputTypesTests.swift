import Testing

@testable import GraphQLSchema

struct InputTypesTests {
  static let rows = [
    SchemaRuleRow(
      "input types",
      """
      type Query { a(x: Int, y: [I!]!, z: E): Int }
      input I { a: I } enum E { A }
      """),
    SchemaRuleRow(
      "an argument",
      "type Query { a(x: Query): Int }",
      finds: [
        "The type of Query.a(x:) must be Input Type but got: Query. 1:19"
      ]),
    SchemaRuleRow(
      "an input field",
      """
      type Query { a: Int }
      input I { a: U b: [Query]! }
      union U = Query
      """,
      finds: [
        "The type of I.a must be Input Type but got: U. 2:14",
        "The type of I.b must be Input Type but got: [Query]!. 2:19",
      ]),
    SchemaRuleRow(
      "an argument of a directive",
      """
      type Query { a: Int }
      directive @d(x: Query) on FIELD
      """,
      finds: [
        "The type of @d(x:) must be Input Type but got: Query. 2:14"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(inputTypes)
  }
}
