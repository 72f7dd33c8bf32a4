import Testing

@testable import GraphQLValidation

struct ReservedResponseKeysTests {
  static let rows = [
    ValidationRuleRow(
      "an alias helps",
      "query Q { dog { parts: fragments data: __data } }"),
    ValidationRuleRow(
      "keys",
      "query Q { dog { 1️⃣fragments 2️⃣Fragments: name 3️⃣__data: name } }",
      finds: [
        #"1️⃣ The response key 'fragments' conflicts with a property of Apollo's generated models; use an alias for this field"#,
        #"2️⃣ The response key 'Fragments' conflicts with a property of Apollo's generated models; use an alias for this field"#,
        #"3️⃣ The response key '__data' conflicts with a property of Apollo's generated models; use an alias for this field"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.reservedResponseKeys)
  }
}
