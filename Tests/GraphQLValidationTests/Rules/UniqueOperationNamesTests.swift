import Testing

@testable import GraphQLValidation

struct UniqueOperationNamesTests {
  static let rows = [
    ValidationRuleRow(
      "distinct",
      "query A { dog { name } } query B { dog { name } }"),
    ValidationRuleRow(
      "across files and kinds",
      "query 1️⃣A { dog { name } }",
      "mutation 2️⃣A { rename(id: 1) { name } }",
      finds: [
        #"2️⃣1️⃣ There can be only one operation named "A"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueOperationNames)
  }
}
