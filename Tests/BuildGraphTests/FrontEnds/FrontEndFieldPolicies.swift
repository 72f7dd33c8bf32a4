private typealias C = FrontEndCase

extension FrontEndCase {
  /// Uses of `@fieldPolicy`.
  static let fieldPolicies: [FrontEndCase] = [
    C(
      "field policy: object",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: path ends at object",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y.n")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: path unknown",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y.q")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: path through scalar",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y.k.z")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: path dots",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: ".y..k.")
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: path dot only",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: ".")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: unknown argument",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "z")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: unknown field",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "b", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: empty field",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: field int",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: 1, keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: no forField",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: no keyArgs",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: keyArgs empty",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: keyArgs blank",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "  ")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: keyArgs int",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: 1)
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: keyArgs list",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: ["y"])
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: keyArgs spaces",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: " y  z ")
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: keyArgs repeated",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y y")
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: list return only",
      #"""
      type Query { a(y: Int): [A] } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: list return only non-null",
      #"""
      type Query { a(y: Int): [A]! } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: list argument only",
      #"""
      type Query { a(y: [Int]): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: list argument only nonkey",
      #"""
      type Query { a(y: Int, l: [Int]): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input
      In2 { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: two list arguments",
      #"""
      type Query { a(y: [Int], z: [Int]): [A] } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E }
      input In2 { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: nested list argument",
      #"""
      type Query { a(y: [[Int]]): [A] } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 {
      z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: nested list argument non-null",
      #"""
      type Query { a(y: [[Int!]!]!): [A] } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: list in input path",
      #"""
      type Query { a(y: In): [A] } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y.l")
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: interface bad in object",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } interface I @fieldPolicy(forField: "b", keyArgs: "y") { b(y: Int): Int } type B
      implements I { b(y: Int, l: [Int]): Int }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: interface field absent in object",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } interface I @fieldPolicy(forField: "b", keyArgs: "y") { b(y: Int): Int } type B
      implements I { c: Int }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: interface bad",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } interface I @fieldPolicy(forField: "b", keyArgs: "z") { b(y: Int): Int }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: two policies one field",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      @fieldPolicy(forField: "a", keyArgs: "z")
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: second in extension bad",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } extend type Query @fieldPolicy(forField: "a", keyArgs: "y")
      @fieldPolicy(forField: "q", keyArgs: "z")
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: second in type bad",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } type B @fieldPolicy(forField: "a", keyArgs: "y") @fieldPolicy(forField: "q",
      keyArgs: "z") { a(y: Int): Int }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: on unused type",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } type B @fieldPolicy(forField: "q", keyArgs: "z") { a(y: Int): Int }
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: on union",
      #"""
      type Query { a(y: Int, z: Int): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2
      { z: String } enum E { X } union U @fieldPolicy(forField: "q", keyArgs: "z") = A
      """#,
      on: "query Q { a { __typename } }", .rejects),
    C(
      "field policy: conflict with interface",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } interface I @fieldPolicy(forField: "b", keyArgs: "y") { b(y: Int z: Int): Int } type
      B implements I @fieldPolicy(forField: "b", keyArgs: "z") { b(y: Int z: Int): Int }
      """#,
      on: "query Q { a { __typename } }", .since(1, 24)),
    C(
      "field policy: on field",
      #"""
      type Query { a(y: In): A } type A { id: ID! } input In { k: Int n: In2 l: [Int] e: E } input In2 { z:
      String } enum E { X } type B { b(y: Int): Int @fieldPolicy(forField: "b", keyArgs: "y") }
      """#,
      on: "query Q { a { __typename } }", .rejects),
  ]
}
