import Testing

@testable import GraphQLSchema

struct UnionMembersTests {
  static let rows = [
    SchemaRuleRow(
      "objects",
      """
      type Query { a: Int }
      union U = Query | A
      type A { a: Int }
      """),
    SchemaRuleRow(
      "others",
      """
      type Query { a: Int }
      union U = E | I | V
      enum E { A } interface I { a: Int } union V = Query
      """,
      finds: [
        "Union type U can only include Object types, it cannot include E. 2:11",
        "Union type U can only include Object types, it cannot include I. 2:15",
        "Union type U can only include Object types, it cannot include V. 2:19",
      ]),
    SchemaRuleRow(
      "a repeated one that is no object",
      """
      type Query { a: Int }
      union U = U | U
      """,
      finds: [
        "Union type U can only include Object types, it cannot include U. 2:11 2:15",
        "Union type U can only include Object types, it cannot include U. 2:11 2:15",
      ]),
    SchemaRuleRow(
      "twice, in an extension",
      """
      type Query { a: Int }
      union U = Query
      """,
      "extend union U = Query",
      finds: [
        "Union type U can only include type Query once. 0:2:11 1:1:18"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(unionMembers)
  }
}
