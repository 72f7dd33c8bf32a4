import Testing

@testable import GraphQLValidation

struct UniqueFragmentNamesTests {
  static let rows = [
    ValidationRuleRow(
      "an operation of the same name",
      "query F { dog { ...F } } fragment F on Dog { name }"),
    ValidationRuleRow(
      "across files",
      "fragment 1️⃣F on Dog { name }",
      "fragment 2️⃣F on Cat { name }",
      finds: [
        #"2️⃣1️⃣ There can be only one fragment named "F"."#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.uniqueFragmentNames)
  }
}
