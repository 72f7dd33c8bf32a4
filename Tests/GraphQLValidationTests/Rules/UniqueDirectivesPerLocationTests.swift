import Testing

@testable import GraphQLValidation

struct UniqueDirectivesPerLocationTests {
  static let rows = [
    ValidationRuleRow(
      "repeatable, or at two places",
      "query Q { dog @once { name @once @often(times: 1) @often(times: 2) } }"),
    ValidationRuleRow(
      "repeated",
      "query Q { dog 1️⃣@once @often(times: 1) 2️⃣@once 3️⃣@once { name } }",
      finds: [
        #"2️⃣1️⃣ The directive "@once" can only be used once at this location."#,
        #"3️⃣1️⃣ The directive "@once" can only be used once at this location."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueDirectivesPerLocation)
  }
}
