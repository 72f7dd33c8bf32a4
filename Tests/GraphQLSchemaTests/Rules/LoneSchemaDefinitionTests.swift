import Testing

@testable import GraphQLSchema

struct LoneSchemaDefinitionTests {
  static let rows = [
    SchemaRuleRow(
      "one",
      "schema { query: Q }"),
    SchemaRuleRow(
      "extensions",
      "schema { query: Q }",
      "extend schema { mutation: M }"),
    SchemaRuleRow(
      "two",
      """
      schema { query: Q }
      schema { query: Q }
      """,
      finds: [
        "Must provide only one schema definition. 2:1"
      ]),
    SchemaRuleRow(
      "in two files",
      "schema { query: Q }",
      """

       schema { mutation: M }
      """,
      finds: [
        "Must provide only one schema definition. 1:2:2"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(loneSchemaDefinition)
  }
}
