import Source
import Testing

@testable import GraphQLSchema

struct DirectiveValuesTests {
  static let rows = [
    SchemaRuleRow(
      "strings, and other directives",
      """
      type Query { a: Int @deprecated(reason: \"""old\""") b: Int @deprecated c: Int @d(reason: 1) }
      scalar S @specifiedBy(url: "https://example.com")
      directive @d(reason: Int) on FIELD_DEFINITION
      """),
    SchemaRuleRow(
      "reasons",
      """
      type Query { a(x: Int @deprecated(reason: X)): Int @deprecated(reason: 1) }
      input I { a: Int @deprecated(reason: ["old"]) }
      enum E { A @deprecated(reason: null) }
      directive @d(x: Int @deprecated(reason: true)) on FIELD
      """,
      finds: ["1:43", "1:72", "2:38", "3:32", "4:41"].map {
        "The argument 'reason' of '@deprecated' must be a string; put the value in quotes \($0)"
      }),
    SchemaRuleRow(
      "addresses",
      """
      scalar S @specifiedBy(url: 1)
      extend scalar T @specifiedBy(url: null)
      """,
      finds: ["1:28", "2:35"].map {
        "The argument 'url' of '@specifiedBy' must be a string; put the value in quotes \($0)"
      }),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(directiveValues)
  }

  /// The generators before 1.18 accept a reason that is null.
  @Test func olderVersionsAcceptNull() {
    SchemaRuleRow("", "type Query { a: Int @deprecated(reason: null) }")
      .check(directiveValues, apolloVersion: ApolloVersion(1, 17))
    SchemaRuleRow(
      "", "scalar S @specifiedBy(url: null)",
      finds: ["The argument 'url' of '@specifiedBy' must be a string; put the value in quotes 1:28"]
    ).check(directiveValues, apolloVersion: ApolloVersion(1, 17))
  }
}
