import Testing

@testable import GraphQLSchema

struct InterfaceArgumentsTests {
  static let rows = [
    SchemaRuleRow(
      "the same and optional ones",
      """
      type Query implements I { a(x: Int, y: Int, z: Int! = 1): Int }
      interface I { a(x: Int): Int }
      """),
    SchemaRuleRow(
      "a missing argument",
      """
      type Query implements I { a: Int }
      interface I { a(x: Int): Int }
      """,
      finds: [
        "Interface field argument I.a(x:) expected but Query.a does not provide it. 1:27 2:17"
      ]),
    SchemaRuleRow(
      "another type",
      """
      type Query implements I { a(x: Int!): Int }
      interface I { a(x: Int): Int }
      """,
      finds: [
        "Interface field argument I.a(x:) expects type Int but Query.a(x:) is type Int!. 1:32 2:20"
      ]),
    SchemaRuleRow(
      "one more that is required",
      """
      type Query implements I { a(x: Int!): Int }
      interface I { a: Int }
      """,
      finds: [
        "Object field Query.a includes required argument x that is missing from the Interface field I.a. "
          + "1:29 2:15"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(interfaceArguments)
  }
}
