import Testing

@testable import GraphQLSchema

struct OneOfFieldsTests {
  static let rows = [
    SchemaRuleRow(
      "nullable fields",
      """
      type Query { a: Int }
      input I @oneOf { a: Int b: [Int!] }
      """),
    SchemaRuleRow(
      "a required field",
      """
      type Query { a: Int }
      input I @oneOf { a: Int! b: Int }
      """,
      finds: [
        "OneOf input field I.a must be nullable. 2:21"
      ]),
    SchemaRuleRow(
      "a default",
      """
      type Query { a: Int }
      input I @oneOf { a: Int = 1 b: Int }
      """,
      finds: [
        "OneOf input field I.a cannot have a default value. 2:18"
      ]),
    SchemaRuleRow(
      "in an extension",
      """
      type Query { a: Int }
      input I @oneOf { a: Int }
      """,
      "extend input I { b: Int! = 1 }",
      finds: [
        "OneOf input field I.b cannot have a default value. 1:1:18",
        "OneOf input field I.b must be nullable. 1:1:21",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(oneOfFields)
  }
}
