import Testing

@testable import GraphQLValidation

struct PossibleFragmentSpreadsTests {
  static let rows = [
    ValidationRuleRow(
      "possible ones",
      "query Q { pet(id: 1) { ... on Dog { name } ...F } either { ... on Pet { name } } } fragment F on Being { name }"),
    ValidationRuleRow(
      "impossible ones",
      "query Q { dog { 1️⃣... on Cat { name } 2️⃣...F } } fragment F on Human { name }",
      finds: [
        #"1️⃣ Fragment cannot be spread here as objects of type "Dog" can never be of type "Cat"."#,
        #"2️⃣ Fragment "F" cannot be spread here as objects of type "Dog" can never be of type "Human"."#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.possibleFragmentSpreads)
  }
}
