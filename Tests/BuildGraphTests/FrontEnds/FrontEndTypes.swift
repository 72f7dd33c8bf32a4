private typealias C = FrontEndCase

extension FrontEndCase {
  /// Schemas with a mistake in a type, which Apollo accepts unless an operation meets it.
  static let types: [FrontEndCase] = [
    C("no query", "type A { a: Int }", .rejects),
    C(
      "no query, mutation only operation", "type A { a: Int } type Mutation { a: Int }", on: "mutation Q { a }",
      .rejects),
    C("query named missing", "schema { query: Q } ", .rejects),
    C("query is input", "schema { query: I } input I { a: Int }", .rejects),
    C("query is interface", "schema { query: I } interface I { a: Int }"),
    C("query is union", "schema { query: U } union U = A type A { a: Int }", on: "query Q { __typename }"),
    C("query is scalar", "schema { query: U } scalar U", on: "query Q { __typename }", but: .rootWithoutFields),
    C("query is enum", "enum Query { A }", on: "query Q { __typename }", but: .rootWithoutFields),
    C("mutation is input", "type Query { a: Int } input Mutation { a: Int }"),
    C("mutation is input used", "type Query { a: Int } input Mutation { a: Int }", on: "mutation Q { a }", .rejects),
    C("mutation is interface used", "type Query { a: Int } interface Mutation { a: Int }", on: "mutation Q { a }"),
    C("subscription is union", "type Query { a: Int } union Subscription = Query"),
    C(
      "subscription is union used", "type Query { a: Int } union Subscription = Query",
      on: "subscription Q { __typename }", .rejects),
    C("same root", "schema { query: Q mutation: Q } type Q { a: Int }", on: "mutation Q { a }"),
    C("__ type", "type Query { a: __A } type __A { b: Int }", on: "query Q { a { b } }"),
    C("__ field", "type Query { __a: Int }", on: "query Q { __a }"),
    C("__ field unused", "type Query { a: Int __a: Int }"),
    C("__ argument", "type Query { a(__x: Int): Int }", on: "query Q { a(__x: 1) }"),
    C("__ input field", "type Query { a(x: I): Int } input I { __x: Int }", on: "query Q($i: I) { a(x: $i) }"),
    C("__ enum value", "type Query { a: E } enum E { __A B }"),
    C("__ directive", "directive @__d on FIELD type Query { a: Int }", on: "query Q { a @__d }"),
    C(
      "__ directive argument", "directive @d(__x: Int) on FIELD type Query { a: Int }",
      on: "query Q { a @d(__x: 1) }"),
    C(
      "__ interface", "type Query implements __I { a: Int } interface __I { a: Int }",
      on: "query Q { ... on __I { a } }"),
    C("__ enum", "type Query { a: __E } enum __E { A }"),
    C("__ scalar", "type Query { a: __S } scalar __S"),
    C("__ union", "type Query { a: __U } union __U = Query", on: "query Q { a { __typename } }"),
    C("__ input", "type Query { a(x: __I): Int } input __I { x: Int }", on: "query Q($i: __I) { a(x: $i) }"),
    C("__Schema redefined", "type Query { a: Int } type __Schema { x: Int }"),
    C("empty object", "type Query { a: A } type A", on: "query Q { a { __typename } }"),
    C("empty interface", "type Query { a: A } interface A", on: "query Q { a { __typename } }"),
    C("empty union", "type Query { a: A } union A", on: "query Q { a { __typename } }"),
    C("empty enum", "type Query { a: A } enum A"),
    C("empty input", "type Query { a(x: A): Int } input A", on: "query Q($x: A) { a(x: $x) }"),
    C("empty Query", "type Query", on: "query Q { __typename }"),
    C("field of input", "type Query { a: I } input I { x: Int }", but: .inputTypeOfField),
    C(
      "field of input selected", "type Query { a: I } input I { x: Int }", on: "query Q { a { x } }",
      but: .inputTypeOfField),
    C("field of input unused", "type Query { a: Int b: I } input I { x: Int }"),
    C("field of input list", "type Query { a: [I!]! } input I { x: Int }", but: .inputTypeOfField),
    C("argument of object", "type Query { a(x: A): Int } type A { a: Int }"),
    C("argument of object used", "type Query { a(x: A): Int } type A { a: Int }", on: "query Q { a(x: null) }"),
    C(
      "argument of object used with object", "type Query { a(x: A): Int } type A { a: Int }",
      on: "query Q { a(x: {a: 1}) }"),
    C(
      "argument of object variable", "type Query { a(x: A): Int } type A { a: Int }",
      on: "query Q($x: A) { a(x: $x) }", .rejects),
    C(
      "input field of object", "type Query { a(x: I): Int } input I { a: A } type A { a: Int }",
      on: "query Q($x: I) { a(x: $x) }", but: .outputTypeOfInput),
    C(
      "input field of object default", "type Query { a(x: I): Int } input I { a: A = {a: 1} } type A { a: Int }",
      on: "query Q($x: I) { a(x: $x) }", .since(1, 18), but: .outputTypeOfInput),
    C(
      "input field of union", "type Query { a(x: I): Int } input I { a: U } union U = Query",
      on: "query Q($x: I) { a(x: $x) }", but: .outputTypeOfInput),
    C("directive argument of object", "directive @d(x: A) on FIELD type Query { a: Int } type A { a: Int }"),
    C(
      "directive argument of object used", "directive @d(x: A) on FIELD type Query { a: Int } type A { a: Int }",
      on: "query Q { a @d(x: null) }"),
    C("required deprecated argument", "type Query { a(x: Int! @deprecated): Int }", on: "query Q { a(x: 1) }"),
    C(
      "required deprecated input field", "type Query { a(x: I): Int } input I { x: Int! @deprecated }",
      on: "query Q($x: I) { a(x: $x) }"),
    C(
      "required deprecated directive argument", "directive @d(x: Int! @deprecated) on FIELD type Query { a: Int }",
      on: "query Q { a @d(x: 1) }"),
    C("implements object", "type Query implements A { a: Int } type A { a: Int }"),
    C(
      "implements object, condition", "type Query implements A { a: Int } type A { a: Int }",
      on: "query Q { ... on A { a } }", .rejects),
    C("implements scalar", "type Query implements S { a: Int } scalar S"),
    C("implements union", "type Query implements U { a: Int } union U = Query"),
    C("implements enum", "type Query implements E { a: Int } enum E { A }"),
    C("implements input", "type Query implements E { a: Int } input E { a: Int }"),
    C(
      "implements itself",
      "type Query { i: I } interface I implements I { a: Int } type A implements I { a: Int }",
      on: "query Q { i { a } }", .before(1, 17)),
    C("implements twice", "type Query implements I & I { a: Int } interface I { a: Int }"),
    C(
      "interface implements object", "type Query { i: I } interface I implements A { a: Int } type A { a: Int }",
      on: "query Q { i { a } }"),
    C(
      "transitive missing",
      "type Query implements J { a: Int } interface I { a: Int } interface J implements I { a: Int }",
      on: "query Q { a ... on I { a } }", .rejects),
    C(
      "transitive missing J",
      "type Query implements J { a: Int } interface I { a: Int } interface J implements I { a: Int }",
      on: "query Q { a ... on J { a } }"),
    C(
      "circular interfaces",
      """
      type Query implements I & J { a: Int } interface I implements J { a: Int } interface J implements I { a:
      Int }
      """,
      on: "query Q { a ... on J { a } }", .before(1, 17)),
    C("interface field missing", "type Query implements I { a: Int } interface I { b: Int }"),
    C(
      "interface field missing used", "type Query implements I { a: Int } interface I { b: Int }",
      on: "query Q { ... on I { b } }"),
    C(
      "interface field type", "type Query implements I { a: String } interface I { a: Int }",
      on: "query Q { a ... on I { b: a } }"),
    C(
      "interface field nullable", "type Query implements I { a: String } interface I { a: String! }",
      on: "query Q { a ... on I { b: a } }"),
    C(
      "interface field object",
      "type Query implements I { a: A } interface I { a: B } type A { x: Int } type B { x: Int }",
      on: "query Q { ... on I { a { x } } }"),
    C(
      "interface argument missing", "type Query implements I { a: Int } interface I { a(x: Int): Int }",
      on: "query Q { ... on I { a(x: 1) } }"),
    C(
      "interface argument type", "type Query implements I { a(x: String): Int } interface I { a(x: Int): Int }",
      on: "query Q { ... on I { a(x: 1) } }"),
    C(
      "interface extra required", "type Query implements I { a(x: Int!): Int } interface I { a: Int }",
      on: "query Q { a(x: 1) }"),
    C("deprecated implementation", "type Query implements I { a: Int @deprecated } interface I { a: Int }"),
    C(
      "union member scalar", "type Query { u: U a: Int } union U = M | Query scalar M",
      on: "query Q { u { __typename } }"),
    C(
      "union member enum", "type Query { u: U a: Int } union U = M | Query enum M { A }",
      on: "query Q { u { __typename } }"),
    C(
      "union member interface", "type Query { u: U a: Int } union U = M | Query interface M { a: Int }",
      on: "query Q { u { __typename } }"),
    C(
      "union member union", "type Query { u: U a: Int } union U = M | Query union M = Query",
      on: "query Q { u { __typename } }"),
    C(
      "union member input", "type Query { u: U a: Int } union U = M | Query input M { a: Int }",
      on: "query Q { u { __typename } }"),
    C("union of itself", "type Query { u: U a: Int } union U = U", on: "query Q { u { __typename } }"),
    C(
      "union duplicate", "type Query { u: U a: Int } union U = Query | Query",
      on: "query Q { u { ... on Query { a } } }"),
    C(
      "union repeated in extension", "type Query { u: U a: Int } union U = Query extend union U = Query",
      on: "query Q { u { ... on Query { a } } }"),
    C("oneOf non-null", "type Query { a(x: I): Int } input I @oneOf { x: Int! }", on: "query Q($x: I) { a(x: $x) }"),
    C(
      "oneOf default", "type Query { a(x: I): Int } input I @oneOf { x: Int = 1 y: Int }",
      on: "query Q($x: I) { a(x: $x) }"),
    C("input cycle", "type Query { a(x: I): Int } input I { x: I! }", on: "query Q($x: I) { a(x: $x) }"),
    C(
      "input cycle 2", "type Query { a(x: I): Int } input I { x: J! } input J { x: I! }",
      on: "query Q($x: I) { a(x: $x) }"),
    C(
      "default cycle", "type Query { a(x: I): Int } input I { x: I = {} }", on: "query Q($x: I) { a(x: $x) }",
      .since(1, 18), but: .olderDefaults),
    C(
      "default cycle argument", "type Query { a(x: I = {}): Int } input I { x: I = {} }", .since(1, 18),
      but: .olderDefaults),
    C(
      "3-cycle",
      """
      type Query { a: Int } interface A implements B { a: Int } interface B implements C { a: Int } interface C
      implements A { a: Int }
      """,
      .before(1, 17)),
    C("object cycle", "type Query { a: Int } type A implements A { a: Int }", .before(1, 17)),
    C(
      "union in union used", "type Query { a: U } union U = V | Query union V = Query",
      on: "query Q { a { ... on V { ... on Query { a { __typename } } } } }"),
    C(
      "deep cycle unused variable default", "type Query { a(i: I): Int } input I { i: I! }",
      on: "query Q($i: I!) { a(i: $i) }"),
    C("output input list non-null", "type Query { a: Int } type B { x: [I!]! } input I { x: Int }"),
    C(
      "mutation scalar root typename", "type Query { a: Int } scalar Mutation", on: "mutation Q { __typename }",
      but: .rootWithoutFields),
    C("subscription input root", "type Query { a: Int } input Subscription { s: Int }"),
  ]
}
