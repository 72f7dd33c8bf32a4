import Testing

@testable import GraphQLValidation

struct ReservedVariableNamesTests {
  static let rows = [
    ValidationRuleRow(
      "other names",
      "query Q($selfie: Int, $__: Int) { dog { name } }"),
    ValidationRuleRow(
      "reserved ones",
      "query Q(1️⃣$self: Int, 2️⃣$_: Int, 3️⃣$Animal: Int) { dog { name } }",
      finds: [
        #"1️⃣ The variable name 'self' cannot be a parameter in the code that Apollo generates; choose another name"#,
        #"2️⃣ The variable name '_' cannot be a parameter in the code that Apollo generates; choose another name"#,
        #"3️⃣ The variable name 'Animal' cannot be a parameter in the code that Apollo generates; choose another name"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.reservedVariableNames, namespace: "Animal")
  }
}
