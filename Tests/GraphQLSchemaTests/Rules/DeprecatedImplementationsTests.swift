import Testing

@testable import GraphQLSchema

struct DeprecatedImplementationsTests {
  static let rows = [
    SchemaRuleRow(
      "both, or the interface alone",
      """
      type Query implements I { a: Int @deprecated b: Int }
      interface I { a: Int @deprecated b: Int @deprecated }
      """),
    SchemaRuleRow(
      "the implementation alone",
      """
      type Query implements I { a: Int @deprecated(reason: "old") }
      interface I { a: Int }
      """,
      finds: [
        "Interface field I.a is not deprecated, so implementation field Query.a must not be deprecated. 1:30 "
          + "1:34"
      ]),
    SchemaRuleRow(
      "an interface, in an extension",
      """
      type Query { a: Int }
      interface I { a: Int }
      """,
      """
      interface J { a: Int @deprecated }
      extend interface J implements I
      """,
      finds: [
        "Interface field I.a is not deprecated, so implementation field J.a must not be deprecated. 1:1:18 "
          + "1:1:22"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(deprecatedImplementations)
  }
}
