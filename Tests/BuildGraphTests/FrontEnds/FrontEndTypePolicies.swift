private typealias C = FrontEndCase

extension FrontEndCase {
  /// Uses of `@typePolicy`.
  static let typePolicies: [FrontEndCase] = [
    C(
      "type policy: no argument", "type Query { a: A } type A @typePolicy { id: ID! }",
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: int", "type Query { a: A } type A @typePolicy(keyFields: 1) { id: ID! }",
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: list", #"type Query { a: A } type A @typePolicy(keyFields: ["id"]) { id: ID! }"#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: null", "type Query { a: A } type A @typePolicy(keyFields: null) { id: ID! }",
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: empty", #"type Query { a: A } type A @typePolicy(keyFields: "") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: blank", #"type Query { a: A } type A @typePolicy(keyFields: " ") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: double space",
      #"type Query { a: A } type A @typePolicy(keyFields: "id  x") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: leading space",
      #"type Query { a: A } type A @typePolicy(keyFields: " id") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: trailing", #"type Query { a: A } type A @typePolicy(keyFields: "id ") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: newline",
      "type Query { a: A } type A @typePolicy(keyFields: \"\"\"\n  id\n  x\n\"\"\") { id: ID! x: Int! }",
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: tab", #"type Query { a: A } type A @typePolicy(keyFields: "id\tx") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: block ok", #"type Query { a: A } type A @typePolicy(keyFields: """id""") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: comma", #"type Query { a: A } type A @typePolicy(keyFields: "id,x") { id: ID! x: Int! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: unknown", #"type Query { a: A } type A @typePolicy(keyFields: "x") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: nullable", #"type Query { a: A } type A @typePolicy(keyFields: "id") { id: ID }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: object", #"type Query { a: A } type A @typePolicy(keyFields: "a") { a: A! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: list type", #"type Query { a: A } type A @typePolicy(keyFields: "a") { a: [Int!]! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: enum", #"type Query { a: A } type A @typePolicy(keyFields: "a") { a: E! } enum E { X }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: path", #"type Query { a: A } type A @typePolicy(keyFields: "a.id") { a: A! id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: braces", #"type Query { a: A } type A @typePolicy(keyFields: "a { id }") { a: A! id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: typename", #"type Query { a: A } type A @typePolicy(keyFields: "__typename") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: of JavaScript",
      #"type Query { a: A } type A @typePolicy(keyFields: "constructor") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: repeated fields", #"type Query { a: A } type A @typePolicy(keyFields: "id id") { id: ID! }"#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: interface bad",
      #"type Query { a: A } type A implements I { id: ID! } interface I @typePolicy(keyFields: "x") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: interface nullable",
      #"type Query { a: A } type A implements I { id: ID! } interface I @typePolicy(keyFields: "id") { id: ID }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: interface bad unused",
      #"type Query { a: A } type A { id: ID! } interface I @typePolicy(keyFields: "x") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: type bad unused",
      #"type Query { a: A } type A { id: ID! } type I @typePolicy(keyFields: "x") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: conflict type/interface",
      #"""
      type Query { a: A } type A implements I @typePolicy(keyFields: "x") { id: ID! x: ID! } interface I
      @typePolicy(keyFields: "id") { id: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: same type/interface",
      #"""
      type Query { a: A } type A implements I @typePolicy(keyFields: "id") { id: ID! x: ID! } interface I
      @typePolicy(keyFields: "id") { id: ID! }
      """#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: same, block",
      #"""
      type Query { a: A } type A implements I @typePolicy(keyFields: """id""") { id: ID! x: ID! } interface I
      @typePolicy(keyFields: "id") { id: ID! }
      """#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: order differs",
      #"""
      type Query { a: A } type A implements I @typePolicy(keyFields: "x id") { id: ID! x: ID! } interface I
      @typePolicy(keyFields: "id x") { id: ID! x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: conflict two interfaces",
      #"""
      type Query { a: A } type A implements I & J { id: ID! x: ID! } interface I @typePolicy(keyFields: "id") {
      id: ID! } interface J @typePolicy(keyFields: "x") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: two interfaces agree",
      #"""
      type Query { a: A } type A implements I & J { id: ID! } interface I @typePolicy(keyFields: "id") { id: ID!
      } interface J @typePolicy(keyFields: "id") { id: ID! }
      """#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: conflict own agrees with first",
      #"""
      type Query { a: A } type A implements I & J @typePolicy(keyFields: "id") { id: ID! x: ID! } interface I
      @typePolicy(keyFields: "id") { id: ID! } interface J @typePolicy(keyFields: "x") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: inherited via interface of interface",
      #"""
      type Query { a: A } type A implements I { id: ID! x: ID! } interface I implements J @typePolicy(keyFields:
      "id") { id: ID! x: ID! } interface J @typePolicy(keyFields: "x") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: conflict at interface",
      #"""
      type Query { a: A } type A { id: ID! x: ID! } interface I implements J @typePolicy(keyFields: "id") { id:
      ID! x: ID! } interface J @typePolicy(keyFields: "x") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: deep inherited, not listed",
      #"""
      type Query { a: A } type A implements I { id: ID! x: ID! } interface I implements J { id: ID! x: ID! }
      interface J @typePolicy(keyFields: "x") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: deep inherited bad",
      #"""
      type Query { a: A } type A implements I { id: ID! x: ID! } interface I implements J { id: ID! x: ID! }
      interface J @typePolicy(keyFields: "y") { x: ID! }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: extension",
      #"type Query { a: A } type A { id: ID! } extend type A @typePolicy(keyFields: "id")"#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: extension bad",
      #"type Query { a: A } type A { id: ID! } extend type A @typePolicy(keyFields: "x")"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: extension and own",
      #"""
      type Query { a: A } type A @typePolicy(keyFields: "id") { id: ID! } extend type A @typePolicy(keyFields:
      "id")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: extension overrides conflict",
      #"""
      type Query { a: A } type A implements I { id: ID! x: ID! } extend type A @typePolicy(keyFields: "x")
      interface I @typePolicy(keyFields: "id") { id: ID! }
      """#,
      on: "query Q { a { __typename } }", .since(1, 17)),
    C(
      "type policy: extension two",
      #"""
      type Query { a: A } type A { id: ID! } extend type A @typePolicy(keyFields: "id") extend type A
      @typePolicy(keyFields: "id")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: on union", #"type Query { a: A } type A { id: ID! } union U @typePolicy(keyFields: "id") = A"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: on scalar", #"type Query { a: A } type A { id: ID! } scalar U @typePolicy(keyFields: "id")"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: on input",
      #"type Query { a: A } type A { id: ID! } input U @typePolicy(keyFields: "id") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: on field", #"type Query { a: A } type A { id: ID! @typePolicy(keyFields: "id") }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: twice",
      #"type Query { a: A } type A @typePolicy(keyFields: "id") @typePolicy(keyFields: "id") { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "type policy: unknown argument",
      #"type Query { a: A } type A @typePolicy(keyFields: "id", x: 1) { id: ID! }"#,
      on: "query Q { a { __typename } }", .rejects),
  ]
}
