import Testing

@testable import GraphQLSchema

struct UniqueDirectivesPerLocationTests {
  static let rows = [
    SchemaRuleRow(
      "once, or repeatable",
      "directive @d on OBJECT directive @r repeatable on OBJECT type A @d @r @r { a: Int }"),
    SchemaRuleRow(
      "twice",
      """
      directive @d on OBJECT | FIELD_DEFINITION
      type A @d @d { a: Int @d
       @d }
      """,
      finds: [
        #"The directive "@d" can only be used once at this location. 2:11 2:8"#,
        #"The directive "@d" can only be used once at this location. 2:23 3:2"#,
      ]),
    SchemaRuleRow(
      "in an extension",
      """
      directive @d on OBJECT | SCHEMA
      type A @d
      schema @d { query: A }
      """,
      "extend type A @d",
      "extend schema @d",
      finds: [
        #"The directive "@d" can only be used once at this location. 0:2:8 1:1:15"#,
        #"The directive "@d" can only be used once at this location. 0:3:8 2:1:15"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(uniqueDirectivesPerLocation)
  }
}
