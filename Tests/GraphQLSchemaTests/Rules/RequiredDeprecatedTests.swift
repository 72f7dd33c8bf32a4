import Testing

@testable import GraphQLSchema

struct RequiredDeprecatedTests {
  static let rows = [
    SchemaRuleRow(
      "optional ones",
      """
      type Query { a(x: Int @deprecated, y: Int! = 1 @deprecated): Int }
      input I { a: Int @deprecated b: Int! = 2 @deprecated }
      """),
    SchemaRuleRow(
      "an argument",
      "type Query { a(x: Int! @deprecated): Int }",
      finds: [
        "Required argument Query.a(x:) cannot be deprecated. 1:19 1:24"
      ]),
    SchemaRuleRow(
      "an argument of a directive",
      """
      type Query { a: Int }
      directive @d(x: Int! @deprecated(reason: "old")) on FIELD
      """,
      finds: [
        "Required argument @d(x:) cannot be deprecated. 2:17 2:22"
      ]),
    SchemaRuleRow(
      "an input field",
      "type Query { a: Int }",
      "input I { a: Int! @deprecated }",
      finds: [
        "Required input field I.a cannot be deprecated. 1:1:14 1:1:19"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(requiredDeprecated)
  }
}
