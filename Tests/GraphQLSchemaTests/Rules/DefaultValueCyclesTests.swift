import Testing

@testable import GraphQLSchema

struct DefaultValueCyclesTests {
  static let rows = [
    SchemaRuleRow(
      "defaults that end",
      """
      type Query { a: Int }
      input I { a: I = { a: null } b: J = {} }
      input J { c: Int = 1 }
      """),
    SchemaRuleRow(
      "itself",
      """
      type Query { a: Int }
      input I { a: I = {} }
      """,
      finds: [
        "Invalid circular reference. The default value of Input Object field I.a references itself. 2:18"
      ]),
    SchemaRuleRow(
      "through other types",
      """
      type Query { a: Int }
      input I { j: J = {} }
      input J { k: K = {} }
      input K { i: I = {} }
      """,
      finds: [
        "Invalid circular reference. The default value of Input Object field I.j references itself via the "
          + "default values of: J.k, K.i. 2:18 3:18 4:18"
      ]),
    SchemaRuleRow(
      "in a list",
      """
      type Query { a: Int }
      input I { a: [I] = [{}] }
      """,
      finds: [
        "Invalid circular reference. The default value of Input Object field I.a references itself. 2:20"
      ]),
    SchemaRuleRow(
      "by an extension",
      """
      type Query { a: Int }
      input I { a: Int }
      """,
      "extend input I { i: I = {} }",
      finds: [
        "Invalid circular reference. The default value of Input Object field I.i references itself. 1:1:25"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(defaultValueCycles)
  }
}
