import Testing

@testable import GraphQLValidation

struct UniqueVariableNamesTests {
  static let rows = [
    ValidationRuleRow(
      "in two operations",
      "query A($a: Int) { dog { name } } query B($a: Int) { dog { name } }"),
    ValidationRuleRow(
      "three times",
      "query A($1️⃣a: Int, $2️⃣a: Int, $3️⃣a: Int) { dog { name } }",
      finds: [
        #"2️⃣1️⃣3️⃣ There can be only one variable named "$a"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueVariableNames)
  }
}
