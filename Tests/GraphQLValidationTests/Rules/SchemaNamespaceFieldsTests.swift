import Testing

@testable import GraphQLValidation

struct SchemaNamespaceFieldsTests {
  static let rows = [
    ValidationRuleRow(
      "scalars and other keys",
      "query Q { animals: dog { animal: name } }"),
    ValidationRuleRow(
      "an entity and a list",
      "query Q { 1️⃣animal: dog { 2️⃣animals: friends { name } } }",
      finds: [
        #"1️⃣ The model that Apollo generates for 'animal' would shadow the schema namespace 'Animal'; use an alias for this field"#,
        #"2️⃣ The model that Apollo generates for 'animals' would shadow the schema namespace 'Animal'; use an alias for this field"#,
      ]),
  ]

  @Test func listsOfScalarsAreReported() {
    ValidationRuleRow(
      "", "query Q { animal: names 1️⃣animals: names }",
      finds: [
        #"1️⃣ The model that Apollo generates for 'animals' would shadow the schema namespace 'Animal'; use an alias for this field"#
      ]
    ).check(.schemaNamespaceFields, schema: "type Query { names: [String!]! }", namespace: "Animal")
  }

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.schemaNamespaceFields, namespace: "Animal")
  }
}
