import Testing

@testable import GraphQLValidation

struct KnownArgumentNamesTests {
  static let rows = [
    RuleRow(
      "known ones",
      "query Q { dog { barks(loudly: true, times: 2) @often(times: 1) } }"),
    RuleRow(
      "on a field",
      "query Q { dog { barks(1️⃣loud: true) } }",
      finds: [
        #"1️⃣ Unknown argument "loud" on field "Dog.barks". Did you mean "loudly"?"#
      ]),
    RuleRow(
      "on a directive",
      "query Q { dog { name @often(1️⃣time: 1) } }",
      finds: [
        #"1️⃣ Unknown argument "time" on directive "@often". Did you mean "times"?"#
      ]),
    RuleRow(
      "on what is unknown",
      "query Q { cow(a: 1) @unknown(b: 2) }"),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.knownArgumentNames)
  }
}
