import Testing

@testable import GraphQLValidation

struct NoUnusedFragmentsTests {
  static let rows = [
    ValidationRuleRow(
      "reached through another file",
      "query Q { dog { ...A } }",
      "fragment A on Dog { ...B }",
      "fragment B on Dog { name }"),
    ValidationRuleRow(
      "not reached",
      "query Q { dog { name } } 1️⃣fragment A on Dog { ...B } 2️⃣fragment B on Dog { name }",
      finds: [
        #"1️⃣ Fragment "A" is never used."#,
        #"2️⃣ Fragment "B" is never used."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.noUnusedFragments)
  }
}
