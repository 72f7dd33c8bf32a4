import Testing

@testable import GraphQLSchema

struct ProvidedRequiredArgumentsOnDirectivesTests {
  static let rows = [
    SchemaRuleRow(
      "given or optional",
      "directive @d(a: Int!, b: Int! = 1, c: Int) on OBJECT type A @d(a: 1)"),
    SchemaRuleRow(
      "not given",
      """
      directive @d(a: Int!, b: [Int]!) on OBJECT
      type A @d(a: 1)
      """,
      finds: [
        #"Directive "@d" argument "b" of type "[Int]!" is required, but it was not provided. 2:8"#
      ]),
    SchemaRuleRow(
      "in an extension",
      "directive @d(a: Int!) on OBJECT type A",
      "extend type A @d",
      finds: [
        #"Directive "@d" argument "a" of type "Int!" is required, but it was not provided. 1:1:15"#
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(providedRequiredArgumentsOnDirectives)
  }
}
