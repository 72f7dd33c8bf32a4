import Testing

@testable import GraphQLSchema

struct PossibleTypeExtensionsTests {
  static let rows = [
    SchemaRuleRow(
      "possible ones",
      "type A",
      "extend type A @d extend scalar S @d scalar S"),
    SchemaRuleRow(
      "of nothing",
      "type Hero",
      "extend type Heroo @d",
      finds: [
        #"Cannot extend type "Heroo" because it is not defined. Did you mean "Hero"? 1:1:13"#
      ]),
    SchemaRuleRow(
      "of another kind",
      """
      type A
      scalar B
      """,
      """
      extend interface A @d
      extend input B @d
      """,
      finds: [
        #"Cannot extend non-input object type "B". 0:2:1 1:2:1"#,
        #"Cannot extend non-interface type "A". 0:1:1 1:1:1"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(possibleTypeExtensions)
  }
}
