import Testing

@testable import GraphQLValidation

struct ProvidedRequiredArgumentsTests {
  static let rows = [
    ValidationRuleRow(
      "given, or with a default",
      "query Q { pet(id: 1) { name } dog { barks @often(times: 1) } }"),
    ValidationRuleRow(
      "missing",
      "query Q { 1️⃣pet { name } dog { name 2️⃣@often } }",
      finds: [
        #"1️⃣ Field "pet" argument "id" of type "ID!" is required, but it was not provided."#,
        #"2️⃣ Directive "@often" argument "times" of type "Int!" is required, but it was not provided."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.providedRequiredArguments)
  }
}
