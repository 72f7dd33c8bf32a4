import Testing

@testable import GraphQLSchema

struct UniqueOperationTypesTests {
  static let rows = [
    SchemaRuleRow(
      "one of each",
      "schema { query: Q mutation: M }",
      "extend schema { subscription: S }"),
    SchemaRuleRow(
      "twice",
      """
      schema { query: Q
       query: R }
      """,
      finds: [
        "There can be only one query type in schema. 1:10 2:2"
      ]),
    SchemaRuleRow(
      "in an extension",
      "schema { query: Q }",
      "extend schema { query: Q mutation: M }",
      finds: [
        "There can be only one query type in schema. 0:1:10 1:1:17"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueOperationTypes)
  }
}
