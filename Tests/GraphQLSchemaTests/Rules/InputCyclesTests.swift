import Testing

@testable import GraphQLSchema

struct InputCyclesTests {
  static let rows = [
    SchemaRuleRow(
      "nullable, lists and others",
      """
      type Query { a: Int }
      input I { a: I b: [I!]! c: J! }
      input J { a: Int! }
      """),
    SchemaRuleRow(
      "itself",
      """
      type Query { a: Int }
      input I { a: I! }
      """,
      finds: [
        #"Cannot reference Input Object "I" within itself through a series of non-null fields: "a". 2:11"#
      ]),
    SchemaRuleRow(
      "through other types",
      """
      type Query { a: Int }
      input I { j: J! }
      input J { k: K! }
      input K { i: I! }
      """,
      finds: [
        #"Cannot reference Input Object "I" within itself through a series of non-null fields: "j.k.i". 2:11 "#
          + "3:11 4:11"
      ]),
    SchemaRuleRow(
      "by an extension",
      """
      type Query { a: Int }
      input I { a: Int }
      """,
      "extend input I { i: I! }",
      finds: [
        #"Cannot reference Input Object "I" within itself through a series of non-null fields: "i". 1:1:18"#
      ]),
    SchemaRuleRow(
      "two of one type",
      """
      type Query { a: Int }
      input I { a: I! b: J! }
      input J { c: I! }
      """,
      finds: [
        #"Cannot reference Input Object "I" within itself through a series of non-null fields: "a". 2:11"#,
        #"Cannot reference Input Object "I" within itself through a series of non-null fields: "b.c". 2:17 3:11"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(inputCycles)
  }
}
