import Testing

@testable import GraphQLValidation

struct NoUndefinedVariablesTests {
  static let rows = [
    ValidationRuleRow(
      "defined, in another file",
      "query Q($id: ID!) { ...F }",
      "fragment F on Query { pet(id: $id) { name } }"),
    ValidationRuleRow(
      "undefined in another file",
      "1️⃣query Q { ...F }",
      "fragment F on Query { pet(id: 2️⃣$id) { name } }",
      finds: [
        #"2️⃣1️⃣ Variable "$id" is not defined by operation "Q"."#
      ]),
    ValidationRuleRow(
      "in values, directives and unknown fields",
      "1️⃣{ find(filter: { name: 2️⃣$a, names: [3️⃣$b] }) { name @skip(if: 4️⃣$c) } cow(x: 5️⃣$d) }",
      finds: [
        #"2️⃣1️⃣ Variable "$a" is not defined."#,
        #"3️⃣1️⃣ Variable "$b" is not defined."#,
        #"4️⃣1️⃣ Variable "$c" is not defined."#,
        #"5️⃣1️⃣ Variable "$d" is not defined."#,
      ]),
    ValidationRuleRow(
      "in a circle of fragments",
      "1️⃣query Q { ...A } fragment A on Query { pet(id: 2️⃣$x) { name } ...B } fragment B on Query { ...A }",
      finds: [
        #"2️⃣1️⃣ Variable "$x" is not defined by operation "Q"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.noUndefinedVariables)
  }
}
