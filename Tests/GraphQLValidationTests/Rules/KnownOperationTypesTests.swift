import Testing

@testable import GraphQLValidation

struct KnownOperationTypesTests {
  @Test func existingRootTypesAreValid() {
    ValidationRuleRow(
      "", "query Q { dog { name } } mutation M { rename(id: 1) { name } } subscription S { born { name } }"
    )
    .check(.knownOperationTypes)
  }

  @Test func missingRootTypesAreReported() {
    ValidationRuleRow(
      "", "query Q { a } 1️⃣mutation M { a }", "2️⃣subscription { a }",
      finds: [
        "1️⃣ The mutation operation is not supported by the schema.",
        "2️⃣ The subscription operation is not supported by the schema.",
      ]
    ).check(.knownOperationTypes, schema: "type Query { a: Int }")
  }

  /// A schema with such root types has only warnings.
  @Test func rootTypesWithoutFieldsAreReported() {
    ValidationRuleRow(
      "", "query Q { a } 1️⃣mutation M { a } subscription S { a }",
      finds: ["1️⃣ The mutation operation is not supported by the schema, because \"Mutation\" has no fields."]
    ).check(
      .knownOperationTypes,
      schema: "interface Query { a: Int } input Mutation { a: Int } union Subscription = A type A { a: Int }")
  }
}
