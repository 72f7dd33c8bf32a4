import Testing

@testable import GraphQLValidation

struct FragmentsOnCompositeTypesTests {
  static let rows = [
    ValidationRuleRow(
      "objects, interfaces, unions",
      "query Q { either { ... on Pet { name } ... on Dog { name } ... on CatOrDog { __typename } ... { __typename } } }"
    ),
    ValidationRuleRow(
      "a scalar and an input",
      "fragment F on 1️⃣String { length } query Q { dog { ... on 2️⃣Filter { name } } }",
      finds: [
        #"1️⃣ Fragment "F" cannot condition on non composite type "String"."#,
        #"2️⃣ Fragment cannot condition on non composite type "Filter"."#,
      ]),
    ValidationRuleRow(
      "an unknown type",
      "fragment F on Nothing { a }"),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: ValidationRuleRow) {
    row.check(.fragmentsOnCompositeTypes)
  }
}
