import Testing

@testable import GraphQLValidation

struct MaxIntrospectionDepthTests {
  static let rows = [
    RuleRow(
      "two lists deep",
      "query Q { __schema { types { fields { type { fields { name } } } } } }"),
    RuleRow(
      "three, through a fragment of another file",
      "query Q { 1️⃣__schema { types { fields { type { ...T } } } } }",
      "fragment T on __Type { fields { type { inputFields { name } } } }",
      finds: [
        "1️⃣ Maximum introspection depth exceeded"
      ]),
    RuleRow(
      "a circle",
      "query Q { __schema { types { ...T } } } fragment T on __Type { ofType { ...T } }"),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.maxIntrospectionDepth)
  }
}
