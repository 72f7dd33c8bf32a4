import Testing

@testable import GraphQLSchema

struct ReservedNamesTests {
  static let rows = [
    SchemaRuleRow(
      "underscores elsewhere",
      "type Query { _a: Int a__: Int }"),
    SchemaRuleRow(
      "everywhere",
      """
      type Query { __a(__b: Int): __T }
      enum __T { __V }
      input __I { __f: Int }
      directive @__d(__x: Int) on FIELD
      """,
      finds: [
        #"Name "__I" must not begin with "__", which is reserved by GraphQL introspection. 3:1"#,
        #"Name "__T" must not begin with "__", which is reserved by GraphQL introspection. 2:1"#,
        #"Name "__V" must not begin with "__", which is reserved by GraphQL introspection. 2:12"#,
        #"Name "__a" must not begin with "__", which is reserved by GraphQL introspection. 1:14"#,
        #"Name "__b" must not begin with "__", which is reserved by GraphQL introspection. 1:18"#,
        #"Name "__d" must not begin with "__", which is reserved by GraphQL introspection. 4:1"#,
        #"Name "__f" must not begin with "__", which is reserved by GraphQL introspection. 3:13"#,
        #"Name "__x" must not begin with "__", which is reserved by GraphQL introspection. 4:16"#,
      ]),
    SchemaRuleRow(
      "in an extension",
      "type Query { a: Int }",
      "extend type Query { __b: Int }",
      finds: [
        #"Name "__b" must not begin with "__", which is reserved by GraphQL introspection. 1:1:21"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(reservedNames)
  }
}
