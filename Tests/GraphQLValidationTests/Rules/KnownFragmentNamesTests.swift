import Testing

@testable import GraphQLValidation

struct KnownFragmentNamesTests {
  static let rows = [
    ValidationRuleRow(
      "in another file",
      "query Q { dog { ...F } }",
      "fragment F on Dog { name }"),
    ValidationRuleRow(
      "nowhere",
      "query Q { dog { ...1️⃣F } }",
      finds: [
        #"1️⃣ Unknown fragment "F"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.knownFragmentNames)
  }
}
