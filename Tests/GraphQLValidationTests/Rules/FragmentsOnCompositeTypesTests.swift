import Testing

@testable import GraphQLValidation

struct FragmentsOnCompositeTypesTests {
  static let rows = [
    RuleRow(
      "objects, interfaces, unions",
      "query Q { either { ... on Pet { name } ... on Dog { name } ... on CatOrDog { __typename } ... { __typename } } }"
    ),
    RuleRow(
      "a scalar and an input",
      "fragment F on 1️⃣String { length } query Q { dog { ... on 2️⃣Filter { name } } }",
      finds: [
        #"1️⃣ Fragment "F" cannot condition on non composite type "String"."#,
        #"2️⃣ Fragment cannot condition on non composite type "Filter"."#,
      ]),
    RuleRow(
      "an unknown type",
      "fragment F on Nothing { a }"),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.fragmentsOnCompositeTypes)
  }
}
