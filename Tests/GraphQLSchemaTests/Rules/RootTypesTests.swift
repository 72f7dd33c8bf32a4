import Testing

@testable import GraphQLSchema

struct RootTypesTests {
  static let rows = [
    SchemaRuleRow(
      "a query root",
      "type Query { a: Int }"),
    SchemaRuleRow(
      "no query root",
      "type A { a: Int }",
      finds: [
        "Query root type must be provided. 1:1"
      ]),
    SchemaRuleRow(
      "no query root in a schema definition",
      """
      schema { mutation: M }
      type M { a: Int }
      """,
      finds: [
        "Query root type must be provided. 1:1"
      ]),
    SchemaRuleRow(
      "a root that is no object",
      "input Query { a: Int }",
      finds: [
        "Query root type must be Object type, it cannot be Query. 1:1"
      ]),
    SchemaRuleRow(
      "named roots that are no objects",
      """
      schema { query: Q mutation: E }
      interface Q { a: Int }
      enum E { A }
      """,
      finds: [
        "Mutation root type must be Object type if provided, it cannot be E. 1:29",
        "Query root type must be Object type, it cannot be Q. 1:17",
      ]),
    SchemaRuleRow(
      "one type for two kinds",
      """
      schema { query: Q mutation: Q }
      type Q { a: Int }
      """,
      finds: [
        #"All root types must be different, "Q" type is used as query and mutation root types. 1:17 1:29"#
      ]),
    SchemaRuleRow(
      "one type for all kinds, in an extension",
      """
      schema { query: Q }
      type Q { a: Int }
      """,
      "extend schema { mutation: Q subscription: Q }",
      finds: [
        #"All root types must be different, "Q" type is used as query, mutation, and subscription root types. "#
          + "0:1:17 1:1:27 1:1:43"
      ]),
    SchemaRuleRow(
      "distinct roots",
      """
      schema { query: Q mutation: M subscription: S }
      type Q { a: Int } type M { a: Int } type S { a: Int }
      """),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(rootTypes)
  }
}
