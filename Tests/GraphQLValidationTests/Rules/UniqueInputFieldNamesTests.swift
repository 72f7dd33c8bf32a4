import Testing

@testable import GraphQLValidation

struct UniqueInputFieldNamesTests {
  static let rows = [
    ValidationRuleRow(
      "distinct, nested",
      #"query Q { find(filter: { name: "a", nested: { name: "b" } }) { name } }"#),
    ValidationRuleRow(
      "repeated, also where nothing is known",
      #"query Q { find(filter: { 1️⃣name: "a", 2️⃣name: "b" }, unknown: [{ 3️⃣a: 1, 4️⃣a: 2 }]) { name } }"#,
      finds: [
        #"2️⃣1️⃣ There can be only one input field named "name"."#,
        #"4️⃣3️⃣ There can be only one input field named "a"."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueInputFieldNames)
  }
}
