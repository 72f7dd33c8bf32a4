import Testing

@testable import GraphQLValidation

struct UniqueFragmentNamesTests {
  static let rows = [
    RuleRow(
      "an operation of the same name",
      "query F { dog { ...F } } fragment F on Dog { name }"),
    RuleRow(
      "across files",
      "fragment 1️⃣F on Dog { name }",
      "fragment 2️⃣F on Cat { name }",
      finds: [
        #"2️⃣1️⃣ There can be only one fragment named "F"."#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.uniqueFragmentNames)
  }
}
