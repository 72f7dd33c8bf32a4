import Testing

@testable import GraphQLSchema

struct EmptyTypesTests {
  static let rows = [
    SchemaRuleRow(
      "types with members",
      "type Query { a: Int } union U = Query enum E { A } input I { a: Int } scalar S"),
    SchemaRuleRow(
      "types without",
      """
      type Query
      interface I
      union U
      enum E
      input N
      """,
      finds: [
        "Enum type E must define one or more values. 4:1",
        "Input Object type N must define one or more fields. 5:1",
        "Type I must define one or more fields. 2:1",
        "Type Query must define one or more fields. 1:1",
        "Union type U must define one or more member types. 3:1",
      ]),
    SchemaRuleRow(
      "filled by an extension",
      "type Query",
      "extend type Query { a: Int }"),
    SchemaRuleRow(
      "still empty after an extension",
      """
      type Query { a: Int }
      union U
      """,
      "directive @d on UNION extend union U @d",
      finds: [
        "Union type U must define one or more member types. 0:2:1 1:1:23"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(emptyTypes)
  }
}
