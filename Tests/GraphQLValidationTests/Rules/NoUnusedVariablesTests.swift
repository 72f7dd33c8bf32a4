import Testing

@testable import GraphQLValidation

struct NoUnusedVariablesTests {
  static let rows = [
    ValidationRuleRow(
      "used by a fragment of another file",
      "query Q($id: ID!) { ...F }",
      "fragment F on Query { pet(id: $id) { name } }"),
    ValidationRuleRow(
      "unused",
      "query Q(1️⃣$a: Int, $b: ID!) { pet(id: $b) { name } }",
      finds: [
        #"1️⃣ Variable "$a" is never used in operation "Q"."#
      ]),
    ValidationRuleRow(
      "more than a few",
      "query (1️⃣$a: Int, $b: ID!, 2️⃣$c: Int, 3️⃣$d: Int, 4️⃣$e: Int, 5️⃣$f: Int, 6️⃣$g: Int, 7️⃣$h: Int, 8️⃣$i: Int, 9️⃣$j: Int, $k: ID!, $l: ID!, $m: ID!) { pet(id: $b) { name } a: pet(id: $k) { name } b: pet(id: $l) { name } c: pet(id: $m) { name } }",
      finds: [
        #"1️⃣ Variable "$a" is never used."#,
        #"2️⃣ Variable "$c" is never used."#,
        #"3️⃣ Variable "$d" is never used."#,
        #"4️⃣ Variable "$e" is never used."#,
        #"5️⃣ Variable "$f" is never used."#,
        #"6️⃣ Variable "$g" is never used."#,
        #"7️⃣ Variable "$h" is never used."#,
        #"8️⃣ Variable "$i" is never used."#,
        #"9️⃣ Variable "$j" is never used."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.noUnusedVariables)
  }
}
