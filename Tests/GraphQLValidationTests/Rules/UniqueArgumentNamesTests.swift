import Testing

@testable import GraphQLValidation

struct UniqueArgumentNamesTests {
  static let rows = [
    ValidationRuleRow(
      "distinct",
      "query Q { dog { barks(loudly: true, times: 1) } }"),
    ValidationRuleRow(
      "three times",
      "query Q { dog { barks(1️⃣times: 1, 2️⃣times: 2, 3️⃣times: 3) } }",
      finds: [
        #"2️⃣1️⃣3️⃣ There can be only one argument named "times"."#
      ]),
    ValidationRuleRow(
      "among many",
      "query Q { dog { barks(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1, 1️⃣k: 1, l: 1, m: 1, n: 1, o: 1, p: 1, q: 1, 2️⃣k: 1) } }",
      finds: [
        #"2️⃣1️⃣ There can be only one argument named "k"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueArgumentNames)
  }
}
