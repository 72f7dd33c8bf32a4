import Testing

@testable import GraphQLSchema

struct TransitiveInterfacesTests {
  static let rows = [
    SchemaRuleRow(
      "all of them",
      """
      type Query implements I & J { a: Int }
      interface I implements J { a: Int }
      interface J { a: Int }
      """),
    SchemaRuleRow(
      "one is left out",
      """
      type Query implements I { a: Int }
      interface I implements J { a: Int }
      interface J { a: Int }
      """,
      finds: [
        "Type Query must implement J because it is implemented by I. 1:23 2:24"
      ]),
    SchemaRuleRow(
      "a circle",
      """
      type Query { a: Int }
      interface I implements J { a: Int }
      interface J implements I { a: Int }
      """,
      finds: [
        "Type I cannot implement J because it would create a circular reference. 2:24 3:24",
        "Type J cannot implement I because it would create a circular reference. 2:24 3:24",
      ]),
    SchemaRuleRow(
      "by an extension of the interface",
      """
      type Query implements I { a: Int }
      interface I { a: Int }
      """,
      """
      extend interface I implements J
      interface J { a: Int }
      """,
      finds: [
        "Type Query must implement J because it is implemented by I. 0:1:23 1:1:31"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(transitiveInterfaces)
  }
}
