import Testing

@testable import GraphQLValidation

struct NoSchemaIntrospectionTests {
  static let rows = [
    ValidationRuleRow(
      "only names",
      "query Q { dog { __typename } }"),
    ValidationRuleRow(
      "types",
      #"query Q { 1️⃣__type(name: "Dog") { 2️⃣ofType { name } } }"#,
      finds: [
        #"1️⃣ GraphQL introspection has been disabled, but the requested query contained the field "__type"."#,
        #"2️⃣ GraphQL introspection has been disabled, but the requested query contained the field "ofType"."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.noSchemaIntrospection)
  }
}
