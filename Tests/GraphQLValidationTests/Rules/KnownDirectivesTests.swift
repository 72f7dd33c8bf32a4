import Testing

@testable import GraphQLValidation

struct KnownDirectivesTests {
  static let rows = [
    ValidationRuleRow(
      "known ones",
      "query Q @once { dog @skip(if: true) { name @once } }"),
    ValidationRuleRow(
      "unknown",
      "query Q { dog 1️⃣@unknown { name } }",
      finds: [
        #"1️⃣ Unknown directive "@unknown"."#
      ]),
    ValidationRuleRow(
      "misplaced",
      "query Q($a: Int 1️⃣@once) 2️⃣@skip(if: true) { ...F 3️⃣@once } fragment F on Query 4️⃣@once { dog { name } } mutation M 5️⃣@once { rename(id: $a) { name } } subscription S 6️⃣@once { born { name } }",
      finds: [
        #"1️⃣ Directive "@once" may not be used on VARIABLE_DEFINITION."#,
        #"2️⃣ Directive "@skip" may not be used on QUERY."#,
        #"3️⃣ Directive "@once" may not be used on FRAGMENT_SPREAD."#,
        #"4️⃣ Directive "@once" may not be used on FRAGMENT_DEFINITION."#,
        #"5️⃣ Directive "@once" may not be used on MUTATION."#,
        #"6️⃣ Directive "@once" may not be used on SUBSCRIPTION."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.knownDirectives)
  }
}
