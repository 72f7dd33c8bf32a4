import Testing

@testable import GraphQLSchema

struct OutputTypesTests {
  static let rows = [
    SchemaRuleRow(
      "output types",
      """
      type Query { a: Int b: [Query!]! c: E d: U }
      enum E { A } union U = Query
      """),
    SchemaRuleRow(
      "input objects",
      """
      type Query { a: I b: [I!]! }
      input I { a: Int }
      """,
      finds: [
        "The type of Query.a must be Output Type but got: I. 1:17",
        "The type of Query.b must be Output Type but got: [I!]!. 1:22",
      ]),
    SchemaRuleRow(
      "in interfaces and extensions",
      """
      type Query { a: Int }
      interface N { a: Int }
      """,
      """
      input I { a: Int }
      extend interface N { b: I }
      """,
      finds: [
        "The type of N.b must be Output Type but got: I. 1:2:25"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(outputTypes)
  }
}
