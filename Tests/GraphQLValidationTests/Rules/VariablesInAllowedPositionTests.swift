import Testing

@testable import GraphQLValidation

struct VariablesInAllowedPositionTests {
  static let rows = [
    ValidationRuleRow(
      "fitting ones",
      "query Q($a: ID!, $b: Int = 1, $c: Int, $d: [ID!]!) { pet(id: $a) { name } dog { barks(times: $b) x: barks(times: $c) } find(ids: $d, any: [1]) { name } }"
    ),
    ValidationRuleRow(
      "not fitting, in another file",
      "query Q(1️⃣$a: ID, 2️⃣$b: [ID]) { ...F }",
      "fragment F on Query { pet(id: 3️⃣$a) { name } find(ids: 4️⃣$b) { name } }",
      finds: [
        #"3️⃣1️⃣ Variable "$a" of type "ID" used in position expecting type "ID!"."#,
        #"4️⃣2️⃣ Variable "$b" of type "[ID]" used in position expecting type "[ID!]"."#,
      ]),
    ValidationRuleRow(
      "oneOf",
      "query Q(1️⃣$a: ID) { find(choice: { id: 2️⃣$a }) { name } }",
      finds: [
        #"2️⃣1️⃣ Variable "$a" is of type "ID" but must be non-nullable to be used for OneOf Input Object "Choice"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.variablesInAllowedPosition)
  }
}
