import Testing

@testable import GraphQLSchema

struct UniqueFieldDefinitionNamesTests {
  static let rows = [
    SchemaRuleRow(
      "distinct",
      "type A { a: Int b: Int } interface B { a: Int }"),
    SchemaRuleRow(
      "twice, in all kinds",
      """
      type A { a: Int
       a: Int }
      interface B { a: Int a: Int }
      input C { a: Int a: Int }
      """,
      finds: [
        #"Field "A.a" can only be defined once. 1:10 2:2"#,
        #"Field "B.a" can only be defined once. 3:15 3:22"#,
        #"Field "C.a" can only be defined once. 4:11 4:18"#,
      ]),
    SchemaRuleRow(
      "in an extension",
      "type A { a: Int }",
      "extend type A { b: Int a: Int }",
      finds: [
        #"Field "A.a" can only be defined once. 0:1:10 1:1:24"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueFieldDefinitionNames)
  }
}
