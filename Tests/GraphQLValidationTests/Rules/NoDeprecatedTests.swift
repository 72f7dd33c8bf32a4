import Testing

@testable import GraphQLValidation

struct NoDeprecatedTests {
  static let rows = [
    ValidationRuleRow(
      "nothing old",
      "query Q { dog { name } find(color: RED) { name } }"),
    ValidationRuleRow(
      "a field and a value",
      #"query Q { dog { 1️⃣nickname } find(filter: { name: "a", color: 2️⃣BLUE }) { name } }"#,
      finds: [
        "1️⃣ The field Dog.nickname is deprecated. Use name.",
        #"2️⃣ The enum value "Color.BLUE" is deprecated. Too cold."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.noDeprecated)
  }

  private static let lists = """
    type Query {
      f(colors: [Color!], deep: [[Color]], inputs: [In], one: Color, old: Int @deprecated(reason: "Nothing.")): Int
    }
    enum Color { RED, BLUE @deprecated(reason: "Too cold.") }
    input In { old: Int @deprecated(reason: "Use new."), colors: [Color], in: In }
    directive @paint(with: [Color], old: Int @deprecated(reason: "Never.")) on FIELD
    """

  @Test func deprecatedValuesInListsAreReported() {
    let color = #"The enum value "Color.BLUE" is deprecated. Too cold."#
    ValidationRuleRow(
      "lists and objects in each other",
      """
      query Q($c: [Color] = [RED, 1️⃣BLUE]) {
        a: f(colors: [RED, 2️⃣BLUE, 3️⃣BLUE]) @paint(with: [4️⃣BLUE], 5️⃣old: 1)
        b: f(deep: [[6️⃣BLUE, RED], [7️⃣BLUE]])
        c: f(inputs: [{8️⃣old: 1}, {colors: [9️⃣BLUE, RED], in: {colors: $c}}], 0️⃣old: 2)
      }
      """,
      finds: [
        "0️⃣ Field \"Query.f\" argument \"old\" is deprecated. Nothing.", "1️⃣ " + color, "2️⃣ " + color, "3️⃣ " + color,
        "4️⃣ " + color, "5️⃣ Directive \"@paint\" argument \"old\" is deprecated. Never.", "6️⃣ " + color,
        "7️⃣ " + color, "8️⃣ The input field In.old is deprecated. Use new.", "9️⃣ " + color,
      ]
    ).checkUnordered(.noDeprecated, schema: Self.lists)
  }
}

extension ValidationRuleRow {
  fileprivate func checkUnordered(_ rule: ValidationRule, schema: String) {
    #expect(diagnostics(ValidationOptions(rules: [rule]), schema: schema).sorted() == expected.sorted())
  }
}
