import Testing

@testable import GraphQLSchema

struct LoneSchemaDefinitionTests {
  static let rows = [
    RuleRow(
      "one",
      "schema { query: Q }"),
    RuleRow(
      "extensions",
      "schema { query: Q }",
      "extend schema { mutation: M }"),
    RuleRow(
      "two",
      """
      schema { query: Q }
      schema { query: Q }
      """,
      finds: [
        "Must provide only one schema definition. 2:1"
      ]),
    RuleRow(
      "in two files",
      "schema { query: Q }",
      """

       schema { mutation: M }
      """,
      finds: [
        "Must provide only one schema definition. 1:2:2"
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(loneSchemaDefinition)
  }
}
