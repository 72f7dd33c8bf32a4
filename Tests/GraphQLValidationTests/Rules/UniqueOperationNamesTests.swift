import Testing

@testable import GraphQLValidation

struct UniqueOperationNamesTests {
  static let rows = [
    RuleRow(
      "distinct",
      "query A { dog { name } } query B { dog { name } }"),
    RuleRow(
      "across files and kinds",
      "query 1️⃣A { dog { name } }",
      "mutation 2️⃣A { rename(id: 1) { name } }",
      finds: [
        #"2️⃣1️⃣ There can be only one operation named "A"."#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.uniqueOperationNames)
  }
}
