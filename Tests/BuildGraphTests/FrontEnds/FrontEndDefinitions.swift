private typealias C = FrontEndCase

extension FrontEndCase {
  /// Documents of schemas with a mistake in a definition.
  static let definitions: [FrontEndCase] = [
    C("two schema definitions", "schema { query: Query } schema { query: Query } type Query { a: Int }", .rejects),
    C("repeated operation types", "schema { query: Query query: Query } type Query { a: Int }", .rejects),
    C(
      "repeated operation types extension",
      "schema { query: Query } extend schema { query: Query } type Query { a: Int }", .rejects),
    C("repeated types", "type Query { a: Int } type A { a: Int } type A { b: Int }", .rejects),
    C("repeated types standard scalar as type", "type Query { a: Int } type String { a: Int }"),
    C("repeated enum values", "type Query { a: E } enum E { A A }", .rejects),
    C("repeated enum values extension", "type Query { a: E } enum E { A } extend enum E { A }", .rejects),
    C("repeated fields", "type Query { a: Int a: Int }", .rejects),
    C("repeated fields extension", "type Query { a: Int } extend type Query { a: Int }", .rejects),
    C("repeated input fields", "type Query { a: Int } input I { a: Int a: Int }", .rejects),
    C("repeated arguments", "type Query { a(x: Int, x: Int): Int }", .rejects),
    C("repeated directive arguments", "directive @d(x: Int, x: Int) on FIELD type Query { a: Int }", .rejects),
    C("repeated directives", "directive @d on FIELD directive @d on FIELD type Query { a: Int }", .rejects),
    C("redefine skip", "directive @skip(if: Boolean!) on FIELD type Query { a: Int }"),
    C("redefine deprecated", "directive @deprecated(reason: String) on FIELD_DEFINITION type Query { a: Int }"),
    C(
      "repeated defer same",
      """
      directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT directive @defer(if:
      Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT type Query { a: Int }
      """,
      .rejects),
    C(
      "repeated defer differing first",
      """
      directive @defer(if: Boolean, label: String) on FIELD directive @defer(if: Boolean, label: String) on
      FRAGMENT_SPREAD | INLINE_FRAGMENT type Query { a: Int }
      """,
      but: .allDefers),
    C(
      "defer own nullable",
      "directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT type Query { a: Int }",
      on: #"query Q($x: Boolean) { ... on Query @defer(if: $x, label: "x") { a } }"#),
    C(
      "defer builtin nullable variable", "type Query { a: Int }",
      on: #"query Q($x: Boolean) { ... on Query @defer(if: $x, label: "x") { a } }"#),
    C(
      "defer differing argument type",
      "directive @defer(if: Int, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT type Query { a: Int }",
      on: #"query Q { ... on Query @defer(if: 1, label: "x") { a } }"#),
    C(
      "defer replaced", "directive @defer(if: Boolean) on FRAGMENT_SPREAD | INLINE_FRAGMENT type Query { a: Int }",
      on: #"query Q { ... on Query @defer(label: "x") { a } }"#),
    C(
      "defer replaced repeatable",
      """
      directive @defer(if: Boolean, label: String) repeatable on FRAGMENT_SPREAD | INLINE_FRAGMENT type Query {
      a: Int }
      """,
      on: #"query Q { ... on Query @defer(label: "x") @defer(label: "y") { a } }"#, .rejects),
    C("unknown type field", "type Query { a: X }", .rejects),
    C("unknown type argument", "type Query { a(x: X): Int }", .rejects),
    C("unknown input", "type Query { a: Int } input I { a: X }", .rejects),
    C("unknown interface", "type Query implements X { a: Int }", .rejects),
    C("unknown member", "type Query { a: Int } union U = X", .rejects),
    C("unknown directive argument", "type Query { a: Int } directive @d(x: X) on FIELD", .rejects),
    C("unknown root", "schema { query: Query mutation: X } type Query { a: Int }", .rejects),
    C("unknown directive", "type Query @x { a: Int }", .rejects),
    C("unknown directive field", "type Query { a: Int @x }", .rejects),
    C("unknown directive enum value", "type Query { a: Int } enum E { A @x }", .rejects),
    C("unknown directive schema", "schema @x { query: Query } type Query { a: Int }", .rejects),
    C("unknown directive input field", "type Query { a: Int } input I { a: Int @x }", .rejects),
    C("misplaced directive", "directive @d on FIELD type Query @d { a: Int }", .rejects),
    C("misplaced deprecated", "type Query { a: Int } scalar S @deprecated", .rejects),
    C("misplaced deprecated object", "type Query { a: Int } type S @deprecated { a: Int }", .rejects),
    C(
      "directive on directive definition", "type Query { a: Int } directive @d @deprecated on FIELD", .since(2, 2),
      but: .newSyntax),
    C(
      "directive on directive definition after arguments",
      "type Query { a: Int } directive @d(a: Int) @deprecated on FIELD", .since(2, 2), but: .newSyntax),
    C(
      "extend directive", "type Query { a: Int } directive @d on FIELD extend directive @d @deprecated",
      .since(2, 2), but: .newSyntax),
    C(
      "location DIRECTIVE_DEFINITION", "type Query { a: Int } directive @d on DIRECTIVE_DEFINITION", .since(2, 2),
      but: .newSyntax),
    C(
      "location FRAGMENT_VARIABLE_DEFINITION",
      "type Query { a: Int } directive @d on FRAGMENT_VARIABLE_DEFINITION", .since(1, 18), but: .newSyntax),
    C("location unknown", "type Query { a: Int } directive @d on NOWHERE", .rejects),
    C("location twice", "type Query { a: Int } directive @d on FIELD | FIELD"),
    C("repeated directive at location", "directive @d on OBJECT type Query @d @d { a: Int }", .rejects),
    C(
      "repeated directive extension", "directive @d on OBJECT type Query @d { a: Int } extend type Query @d",
      .rejects),
    C("repeated deprecated", "type Query { a: Int @deprecated @deprecated }", .rejects),
    C(
      "repeated specifiedBy", #"type Query { a: Int } scalar S @specifiedBy(url: "a") @specifiedBy(url: "b")"#,
      .rejects),
    C("extend undefined", "type Query { a: Int } extend type X { a: Int }", .rejects),
    C("extend other kind", "type Query { a: Int } extend interface Query { b: Int }", .rejects),
    C("extend standard scalar", "type Query { a: Int } directive @d on SCALAR extend scalar Int @d", .rejects),
    C("unknown argument on directive", "directive @d(x: Int) on OBJECT type Query @d(y: 1) { a: Int }", .rejects),
    C("unknown argument on deprecated", #"type Query { a: Int @deprecated(why: "x") }"#, .rejects),
    C(
      "repeated argument on directive", "directive @d(x: Int) on OBJECT type Query @d(x: 1, x: 2) { a: Int }",
      .rejects),
    C("repeated input field in default", "type Query { a(x: I = { a: 1, a: 2 }): Int } input I { a: Int }", .rejects),
    C(
      "repeated input field in directive argument",
      "directive @d(x: I) on OBJECT type Query @d(x: { a: 1, a: 2 }) { a: Int } input I { a: Int }", .rejects),
    C("missing required on directive", "directive @d(x: Int!) on OBJECT type Query @d { a: Int }", .rejects),
    C("missing url", "type Query { a: Int } scalar S @specifiedBy", .rejects),
    C("wrong value for directive argument", #"directive @d(x: Int!) on OBJECT type Query @d(x: "1") { a: Int }"#),
    C("null for required directive argument", "directive @d(x: Int!) on OBJECT type Query @d(x: null) { a: Int }"),
    C("deprecated reason null", "type Query { a: Int @deprecated(reason: null) }", .before(1, 18)),
    C("deprecated reason int", "type Query { a: Int @deprecated(reason: 1) }", .rejects),
    C("variable in const", "type Query { a(x: Int = $x): Int }", .rejects),
    C("operation in schema", "type Query { a: Int } query Q { a }"),
    C("operation in schema, invalid", "type Query { a: Int } query Q { b }"),
    C("enum value true", "type Query { a: E } enum E { true }", .rejects),
    C("enum value null", "type Query { a: E } enum E { null }", .rejects),
    C("oneOf on object", "type Query @oneOf { a: Int }", .rejects),
    C("description on extension", #"type Query { a: Int } "x" extend type Query { b: Int }"#, .rejects),
    C("empty schema definition", "schema {} type Query { a: Int }", .rejects),
    C("empty arguments", "type Query { a(): Int }", .rejects),
    C(
      "implements comma", "type Query implements I, J { a: Int } interface I { a: Int } interface J { a: Int }",
      .rejects),
    C(
      "implements space", "type Query implements I J { a: Int } interface I { a: Int } interface J { a: Int }",
      .rejects),
    C(
      "redefined __Schema object", "type Query { a: Int } type __Schema { x: Int }",
      on: "query Q { __schema { x } }", .rejects),
    C("typename field", "type Query { a: Int __typename: Int }", on: "query Q { __typename }"),
    C(
      "localCacheMutation defined",
      "directive @apollo_client_ios_localCacheMutation on QUERY type Query { a: Int }",
      on: #"query Q @import(module: "x") { a }"#, .since(1, 17), but: .allDirectives),
    C(
      "localCacheMutation defined oddly",
      "directive @apollo_client_ios_localCacheMutation on FIELD type Query { a: Int }",
      on: "query Q @apollo_client_ios_localCacheMutation { a }", .rejects),
    C(
      "import defined", "directive @import(module: String!) repeatable on QUERY type Query { a: Int }",
      on: #"query Q @import(module: "x") { a }"#, .since(1, 17), but: .allDirectives),
    C(
      "typePolicy defined",
      #"""
      directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE type Query @typePolicy(keyFields: "a") {
      a: Int! }
      """#),
    C(
      "typePolicy defined otherwise",
      #"directive @typePolicy(keys: String!) on OBJECT | INTERFACE type Query @typePolicy(keys: "a") { a: Int! }"#),
    C(
      "typePolicy defined bad",
      #"""
      directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE type Query @typePolicy(keyFields: "b") {
      a: Int! }
      """#,
      .before(1, 17)),
    C("specifiedBy int", "type Query { a: Int } scalar S @specifiedBy(url: 1)", .rejects),
    C("specifiedBy null", "type Query { a: Int } scalar S @specifiedBy(url: null)", .rejects),
    C("deprecated argument int", "type Query { a(x: Int @deprecated(reason: 1)): Int }", .rejects),
    C(
      "deprecated enum", "type Query { a: Int } enum E { A @deprecated(reason: X) }", .since(1, 18),
      but: .lazyReasons),
    C("deprecated input", #"type Query { a: Int } input I { a: Int @deprecated(reason: ["x"]) }"#, .rejects),
    C(
      "deprecated directive argument",
      "type Query { a: Int } directive @d(x: Int @deprecated(reason: 1)) on FIELD", .rejects),
    C(
      "deprecated redefined int",
      "directive @deprecated(reason: Int) on FIELD_DEFINITION type Query { a: Int @deprecated(reason: 1) }",
      .rejects),
    C("schema empty", "", .rejects),
    C("schema only comment", "# x", .rejects),
    C("schema extension only", "extend type Query { a: Int }", .rejects),
    C("two files one empty", files: ["type Query { a: Int }", ""], .rejects, but: .emptyFiles),
  ]
}
