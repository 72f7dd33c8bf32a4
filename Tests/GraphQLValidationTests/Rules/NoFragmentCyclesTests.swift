import Testing

@testable import GraphQLValidation

struct NoFragmentCyclesTests {
  static let rows = [
    RuleRow(
      "used twice, no circle",
      "fragment A on Dog { ...B ...B } fragment B on Dog { name }"),
    RuleRow(
      "itself",
      "fragment A on Dog { friends { 1️⃣...A } }",
      finds: [
        #"1️⃣ Cannot spread fragment "A" within itself."#
      ]),
    RuleRow(
      "across files",
      "fragment A on Dog { 1️⃣...B }",
      "fragment B on Dog { 2️⃣...A }",
      finds: [
        #"1️⃣2️⃣ Cannot spread fragment "A" within itself via "B"."#
      ]),
  ]

  @Test(arguments: rows) func rule(_ row: RuleRow) {
    row.check(.noFragmentCycles)
  }
}
