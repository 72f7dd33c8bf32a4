import Testing

@testable import GraphQLValidation

struct VariablesAreInputTypesTests {
  static let rows = [
    ValidationRuleRow(
      "inputs",
      "query Q($a: Filter, $b: [Color!]!, $c: Unknown) { dog { name } }"),
    ValidationRuleRow(
      "outputs",
      "query Q($a: 1️⃣Dog, $b: 2️⃣[[CatOrDog!]]!) { dog { name } }",
      finds: [
        #"1️⃣ Variable "$a" cannot be non-input type "Dog"."#,
        #"2️⃣ Variable "$b" cannot be non-input type "[[CatOrDog!]]!"."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.variablesAreInputTypes)
  }
}
