import Testing

@testable import GraphQLValidation

struct ScalarLeafsTests {
  static let rows = [
    ValidationRuleRow(
      "valid selections",
      "query Q { dog { name owner { name } } }"),
    ValidationRuleRow(
      "missing and invalid selections",
      "query Q { dog { name 1️⃣{ x } 2️⃣owner 3️⃣friends } }",
      finds: [
        #"1️⃣ Field "name" must not have a selection since type "String" has no subfields."#,
        #"2️⃣ Field "owner" of type "Human" must have a selection of subfields. Did you mean "owner { ... }"?"#,
        #"3️⃣ Field "friends" of type "[Pet!]!" must have a selection of subfields. Did you mean "friends { ... }"?"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.scalarLeafs)
  }
}
