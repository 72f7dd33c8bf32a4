import Testing

@testable import GraphQLSchema

struct DefaultValuesTests {
  static let rows = [
    SchemaRuleRow(
      "values of their types",
      """
      type Query { a(i: Int = 1, f: Float = 1, id: ID = 1, l: [Int] = 2, s: String = "",
        b: Boolean = true, e: E = A, n: Int = null, o: I = { a: 1 },
        x: S = [{ a: 1 }]): Int }
      enum E { A } input I { a: Int! b: Int } scalar S
      """),
    SchemaRuleRow(
      "scalars",
      """
      type Query {
        a(i: Int = "1"): Int
        b(i: Int = 99999999999): Int
        c(s: String = 1): Int
        d(b: Boolean = A): Int
        e(i: ID = 1.5): Int
        f(f: Float = "x"): Int
        g(n: Int! = null): Int
      }
      """,
      finds: [
        #"Query.a(i:) has invalid default value: Int cannot represent non-integer value: "1" 2:14"#,
        "Query.b(i:) has invalid default value: Int cannot represent non 32-bit signed integer value: "
          + "99999999999 3:14",
        "Query.c(s:) has invalid default value: String cannot represent a non string value: 1 4:17",
        "Query.d(b:) has invalid default value: Boolean cannot represent a non boolean value: A 5:18",
        "Query.e(i:) has invalid default value: ID cannot represent a non-string and non-integer value: 1.5 6:13",
        #"Query.f(f:) has invalid default value: Float cannot represent non numeric value: "x" 7:16"#,
        #"Query.g(n:) has invalid default value: Expected value of non-null type "Int!" not to be null. 8:15"#,
      ]),
    SchemaRuleRow(
      "enums",
      """
      type Query { a(e: Color = REDD): Int b(e: Color = "RED"): Int }
      enum Color { RED }
      """,
      finds: [
        #"Query.a(e:) has invalid default value: Value "REDD" does not exist in "Color" enum. Did you mean "#
          + #"the enum value "RED"? 1:27"#,
        #"Query.b(e:) has invalid default value: Enum "Color" cannot represent non-enum value: "RED". Did you "#
          + #"mean the enum value "RED"? 1:51"#,
      ]),
    SchemaRuleRow(
      "lists",
      #"type Query { a(l: [Int!] = [1, null, "x"]): Int }"#,
      finds: [
        #"Query.a(l:) has invalid default value at [1]: Expected value of non-null type "Int!" not to be "#
          + "null. 1:28",
        #"Query.a(l:) has invalid default value at [2]: Int cannot represent non-integer value: "x" 1:28"#,
      ]),
    SchemaRuleRow(
      "input objects",
      """
      type Query { a(o: I = { b: 1, n: { a: "x" } }): Int b(o: I = 3): Int }
      input I { a: Int! n: I b: Int }
      """,
      finds: [
        #"Query.a(o:) has invalid default value at .n.a: Int cannot represent non-integer value: "x" 1:23"#,
        #"Query.a(o:) has invalid default value: Expected value of type "I" to include required field "a", "#
          + #"found: {b: 1, n: {a: "x"}}. 1:23"#,
        #"Query.b(o:) has invalid default value: Expected value of type "I" to be an object, found: 3. 1:62"#,
      ]),
    SchemaRuleRow(
      "an unknown field",
      """
      type Query { a(o: I = { aa: 1 }): Int }
      input I { a: Int }
      """,
      finds: [
        #"Query.a(o:) has invalid default value: Expected value of type "I" not to include unknown field "#
          + #""aa". Did you mean "a"? Found: {aa: 1}. 1:23"#
      ]),
    SchemaRuleRow(
      "an unknown field that is like no other",
      """
      type Query { a(x: I = { zzzz: 1 }): Int }
      input I { a: Int }
      """,
      finds: [
        #"Query.a(x:) has invalid default value: Expected value of type "I" not to include unknown field "#
          + #""zzzz", found: {zzzz: 1}. 1:23"#
      ]),
    SchemaRuleRow(
      "oneOf",
      """
      type Query { a(o: I = { a: 1, b: 2 }): Int
        b(o: I = { a: null }): Int
        c(o: I = { a: 1 }): Int }
      input I @oneOf { a: Int b: Int }
      """,
      finds: [
        #"Query.a(o:) has invalid default value: Within OneOf Input Object type "I", exactly one field must "#
          + "be specified, and the value for that field must be non-null. 1:23",
        #"Query.b(o:) has invalid default value: Within OneOf Input Object type "I", exactly one field must "#
          + "be specified, and the value for that field must be non-null. 2:12",
      ]),
    SchemaRuleRow(
      "a directive and an extension",
      """
      type Query { a: Int }
      directive @d(x: Int = true) on FIELD
      input I { a: Int }
      """,
      "extend input I { b: Int = A }",
      finds: [
        "@d(x:) has invalid default value: Int cannot represent non-integer value: true 0:2:23",
        "I.b has invalid default value: Int cannot represent non-integer value: A 1:1:27",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(defaultValues)
  }
}
