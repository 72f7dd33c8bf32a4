import Testing

@testable import GraphQLValidation

struct KnownTypeNamesTests {
  static let rows = [
    RuleRow(
      "known ones",
      "query Q($a: Filter, $b: [ID!]) { dog { ... on Dog { name } } }"),
    RuleRow(
      "unknown ones",
      "query Q($a: 1️⃣Filtr) { dog { ... on 2️⃣Dogg { name } } } fragment F on 3️⃣Xyzzyx { name }",
      finds: [
        #"1️⃣ Unknown type "Filtr". Did you mean "Filter", "Color", or "Int"?"#,
        #"2️⃣ Unknown type "Dogg". Did you mean "Dog"?"#,
        #"3️⃣ Unknown type "Xyzzyx"."#,
      ]),
    RuleRow(
      "a scalar that the schema does not use",
      "query Q($a: 1️⃣Flat) { dog { name } }",
      finds: [
        #"1️⃣ Unknown type "Flat". Did you mean "Float" or "Cat"?"#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.knownTypeNames)
  }
}
