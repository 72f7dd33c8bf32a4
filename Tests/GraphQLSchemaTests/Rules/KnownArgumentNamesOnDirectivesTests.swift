import Testing

@testable import GraphQLSchema

struct KnownArgumentNamesOnDirectivesTests {
  static let rows = [
    SchemaRuleRow(
      "known ones",
      #"directive @d(a: Int) on OBJECT type A @d(a: 1) { a: Int @deprecated(reason: "") }"#),
    SchemaRuleRow(
      "unknown ones",
      """
      directive @d(name: Int) on OBJECT
      type A @d(nam: 1) { a: Int @deprecated(because: "") }
      """,
      finds: [
        #"Unknown argument "because" on directive "@deprecated". 2:40"#,
        #"Unknown argument "nam" on directive "@d". Did you mean "name"? 2:11"#,
      ]),
    SchemaRuleRow(
      "in an extension",
      "directive @d on OBJECT type A",
      "extend type A @d(x: 1)",
      finds: [
        #"Unknown argument "x" on directive "@d". 1:1:18"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(knownArgumentNamesOnDirectives)
  }
}
