import Testing

@testable import GraphQLSchema

struct KnownDirectivesTests {
  static let rows = [
    SchemaRuleRow(
      "known ones",
      "type A @d { a: Int @deprecated } directive @d on OBJECT",
      "extend type A @d"),
    SchemaRuleRow(
      "unknown ones",
      """
      type A @x { a(b: Int @y): Int @z }
      enum E @u { V @v }
      schema @s { query: A }
      extend input I @w { a: Int @t }
      """,
      finds: [
        #"Unknown directive "@s". 3:8"#,
        #"Unknown directive "@t". 4:28"#,
        #"Unknown directive "@u". 2:8"#,
        #"Unknown directive "@v". 2:15"#,
        #"Unknown directive "@w". 4:16"#,
        #"Unknown directive "@x". 1:8"#,
        #"Unknown directive "@y". 1:22"#,
        #"Unknown directive "@z". 1:31"#,
      ]),
    SchemaRuleRow(
      "misplaced ones",
      """
      directive @d on SCHEMA
      type A @d { a(b: Int @d): Int @d }
      scalar S @deprecated
      union U @d
      interface I @d
      input N @d { a: Int @d }
      enum E @d { V @d }
      """,
      "extend scalar S @d",
      finds: [
        #"Directive "@d" may not be used on ARGUMENT_DEFINITION. 0:2:22"#,
        #"Directive "@d" may not be used on ENUM. 0:7:8"#,
        #"Directive "@d" may not be used on ENUM_VALUE. 0:7:15"#,
        #"Directive "@d" may not be used on FIELD_DEFINITION. 0:2:31"#,
        #"Directive "@d" may not be used on INPUT_FIELD_DEFINITION. 0:6:21"#,
        #"Directive "@d" may not be used on INPUT_OBJECT. 0:6:9"#,
        #"Directive "@d" may not be used on INTERFACE. 0:5:13"#,
        #"Directive "@d" may not be used on OBJECT. 0:2:8"#,
        #"Directive "@d" may not be used on SCALAR. 1:1:17"#,
        #"Directive "@d" may not be used on UNION. 0:4:9"#,
        #"Directive "@deprecated" may not be used on SCALAR. 0:3:10"#,
      ]),
    SchemaRuleRow(
      "in executable definitions",
      """
      query Q($x: Int @b) @a { a @c ... @d { b } ...F @e }
      fragment F on A @f { a }
      type A
      """,
      finds: [
        #"Unknown directive "@a". 1:21"#,
        #"Unknown directive "@b". 1:17"#,
        #"Unknown directive "@c". 1:28"#,
        #"Unknown directive "@d". 1:35"#,
        #"Unknown directive "@e". 1:49"#,
        #"Unknown directive "@f". 2:17"#,
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(knownDirectives)
  }
}
