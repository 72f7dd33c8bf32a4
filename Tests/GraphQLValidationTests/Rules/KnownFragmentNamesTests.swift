import Testing

@testable import GraphQLValidation

struct KnownFragmentNamesTests {
  static let rows = [
    RuleRow(
      "in another file",
      "query Q { dog { ...F } }",
      "fragment F on Dog { name }"),
    RuleRow(
      "nowhere",
      "query Q { dog { ...1️⃣F } }",
      finds: [
        #"1️⃣ Unknown fragment "F"."#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.knownFragmentNames)
  }
}
