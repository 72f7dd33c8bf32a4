import Testing

@testable import GraphQLValidation

struct NoDeprecatedTests {
  static let rows = [
    RuleRow(
      "nothing old",
      "query Q { dog { name } find(color: RED) { name } }"),
    RuleRow(
      "a field and a value",
      #"query Q { dog { 1️⃣nickname } find(filter: { name: "a", color: 2️⃣BLUE }) { name } }"#,
      finds: [
        "1️⃣ The field Dog.nickname is deprecated. Use name.",
        #"2️⃣ The enum value "Color.BLUE" is deprecated. Too cold."#,
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.noDeprecated)
  }
}
