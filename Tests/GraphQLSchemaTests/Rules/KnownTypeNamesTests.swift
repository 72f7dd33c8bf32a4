import Testing

@testable import GraphQLSchema

struct KnownTypeNamesTests {
  static let rows = [
    SchemaRuleRow(
      "known ones",
      "type Query { a(x: Int): ID b: [A!] } type A",
      "extend union U = A union U scalar S"),
    SchemaRuleRow(
      "unknown ones",
      """
      type Foo implements Gone { a(x: Lost): Nope }
      union U = Fooo
      input I { a: Strin }
      directive @d(x: What) on FIELD
      schema { query: Qu }
      """,
      finds: [
        #"Unknown type "Fooo". Did you mean "Foo"? 2:11"#,
        #"Unknown type "Gone". 1:21"#,
        #"Unknown type "Lost". Did you mean "Float"? 1:33"#,
        #"Unknown type "Nope". 1:40"#,
        #"Unknown type "Qu". Did you mean "U"? 5:17"#,
        #"Unknown type "Strin". Did you mean "String"? 3:14"#,
        #"Unknown type "What". 4:17"#,
      ]),
    SchemaRuleRow(
      "in an extension",
      "type Query",
      "extend type Query { a: Lost }",
      finds: [
        #"Unknown type "Lost". Did you mean "Float"? 1:1:24"#
      ]),
    SchemaRuleRow(
      "in executable definitions",
      """
      type Query { a: Int }
      query Q($x: Z) { ... on Gone { a } }
      fragment F on Nope { a }
      """,
      finds: [
        #"Unknown type "Gone". 2:25"#,
        #"Unknown type "Nope". 3:15"#,
        #"Unknown type "Z". 2:13"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(knownTypeNames)
  }
}
