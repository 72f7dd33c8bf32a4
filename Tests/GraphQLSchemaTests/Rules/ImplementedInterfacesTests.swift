import Testing

@testable import GraphQLSchema

struct ImplementedInterfacesTests {
  static let rows = [
    SchemaRuleRow(
      "an interface",
      """
      type Query implements I { a: Int }
      interface I { a: Int }
      """),
    SchemaRuleRow(
      "an object",
      """
      type Query implements O { a: Int }
      type O { a: Int }
      """,
      finds: [
        "Type Query must only implement Interface types, it cannot implement O. 1:23"
      ]),
    SchemaRuleRow(
      "itself",
      """
      type Query { a: Int }
      interface I implements I { a: Int }
      """,
      finds: [
        "Type I cannot implement itself because it would create a circular reference. 2:24"
      ]),
    SchemaRuleRow(
      "twice, in an extension",
      """
      type Query implements I { a: Int }
      interface I { a: Int }
      """,
      "extend type Query implements I",
      finds: [
        "Type Query can only implement I once. 0:1:23 1:1:30"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(implementedInterfaces)
  }
}
