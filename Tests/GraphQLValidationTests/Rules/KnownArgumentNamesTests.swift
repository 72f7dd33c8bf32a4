import Testing

@testable import GraphQLValidation

struct KnownArgumentNamesTests {
  static let rows = [
    ValidationRuleRow(
      "known ones",
      "query Q { dog { barks(loudly: true, times: 2) @often(times: 1) } }"),
    ValidationRuleRow(
      "on a field",
      "query Q { dog { barks(1️⃣loud: true) } }",
      finds: [
        #"1️⃣ Unknown argument "loud" on field "Dog.barks". Did you mean "loudly"?"#
      ]),
    ValidationRuleRow(
      "on a directive",
      "query Q { dog { name @often(1️⃣time: 1) } }",
      finds: [
        #"1️⃣ Unknown argument "time" on directive "@often". Did you mean "times"?"#
      ]),
    ValidationRuleRow(
      "on unknown fields",
      "query Q { cow(a: 1) @unknown(b: 2) }"),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.knownArgumentNames)
  }
}
