import Source
import Testing

@testable import GraphQLSchema

struct FieldPoliciesTests {
  static let rows = [
    SchemaRuleRow(
      "arguments and paths",
      """
      type Query @fieldPolicy(forField: "a", keyArgs: "x i.y  i.n.z") @fieldPolicy(forField: "l", keyArgs: "x") {
        a(x: Int i: I): A
        l(x: [E!]!): [A]!
      }
      type A { id: ID! }
      input I { y: [E] n: I2 }
      input I2 { z: String }
      enum E { X }
      """),
    SchemaRuleRow(
      "no field",
      """
      type Query @fieldPolicy(forField: 1, keyArgs: "x") { a(x: Int): Int }
      extend type Query @fieldPolicy(forField: "", keyArgs: "x")
      """,
      finds: [
        "'forField' must be the name of a field 1:35",
        "'forField' must be the name of a field 2:42",
      ]),
    SchemaRuleRow(
      "no keys",
      """
      type Query @fieldPolicy(forField: "a", keyArgs: " ") @fieldPolicy(forField: "a") { a(x: Int): Int }
      """,
      finds: [
        "'keyArgs' must be a list of arguments, separated by spaces 1:49",
        "'keyArgs' must be a list of arguments, separated by spaces 1:54",
      ]),
    SchemaRuleRow(
      "unknown fields",
      """
      type Query @fieldPolicy(forField: "her", keyArgs: "x") { hero(x: Int): Int }
      interface I @fieldPolicy(forField: "b", keyArgs: "x") { b(x: Int): Int }
      type A implements I { other: Int }
      """,
      finds: [
        #"'Query' has no field 'her', which '@fieldPolicy' names. Did you mean "hero"? 1:35"#,
        "'A' has no field 'b', which '@fieldPolicy' names 2:36",
      ]),
    SchemaRuleRow(
      "keys that lead nowhere",
      """
      type Query
      @fieldPolicy(forField: "a", keyArgs: "z")
      @fieldPolicy(forField: "a", keyArgs: ".")
      @fieldPolicy(forField: "a", keyArgs: "x.y")
      @fieldPolicy(forField: "a", keyArgs: "i.yy")
      @fieldPolicy(forField: "a", keyArgs: "x i") { a(x: Int i: I): Int }
      input I { y: Int }
      """,
      finds: [
        "'Query.a' has no argument for the key 'z' of its '@fieldPolicy' 2:38",
        "'Query.a' has no argument for the key '.' of its '@fieldPolicy' 3:38",
        "The key 'x.y' of 'Query.a' leads through 'Int', which is no input object 4:38",
        #"The key 'i.yy' of 'Query.a' names no field of 'I'. Did you mean "y"? 5:38"#,
        "The key 'i' of 'Query.a' is the input object 'I'; name one of its fields, as in 'i.field' 6:38",
      ]),
    SchemaRuleRow(
      "lists",
      """
      type Query
      @fieldPolicy(forField: "a", keyArgs: "x")
      @fieldPolicy(forField: "b", keyArgs: "x")
      @fieldPolicy(forField: "c", keyArgs: "x")
      @fieldPolicy(forField: "d", keyArgs: "x") {
        a(x: [[Int!]!]): [Int]
        b(x: [Int] y: [Int]): [Int]
        c(x: Int): [Int]
        d(x: Int y: [Int]!): Int
      }
      """,
      finds: [
        "'Query.a' has a '@fieldPolicy', but the argument 'x' of type '[[Int!]!]', and lists of lists can't "
          + "be keys 2:24",
        "'Query.b' has a '@fieldPolicy' and several arguments with lists; Apollo supports one 3:24",
        "'Query.c' has a '@fieldPolicy', so it must return a list and have one argument with a list, or "
          + "neither 4:24",
        "'Query.d' has a '@fieldPolicy', so it must return a list and have one argument with a list, or "
          + "neither 5:24",
      ]),
    SchemaRuleRow(
      "inherited policies",
      """
      interface I @fieldPolicy(forField: "a", keyArgs: "z") { a(x: Int): Int }
      type A implements I { a(x: Int): Int }
      interface J @fieldPolicy(forField: "a", keyArgs: "x") { a(x: Int): Int }
      type B implements J { a(x: Int y: [Int]): Int }
      """,
      finds: [
        "'I.a' has no argument for the key 'z' of its '@fieldPolicy' 1:50",
        "'B.a' has a '@fieldPolicy', so it must return a list and have one argument with a list, or neither 3:36",
      ]),
    SchemaRuleRow(
      "directives that Apollo ignores",
      """
      type Query { a(x: Int): Int }
      extend type Query @fieldPolicy(forField: "a", keyArgs: "x") @fieldPolicy(forField: "b", keyArgs: "x")
      extend interface Query @fieldPolicy(forField: "c", keyArgs: "x")
      """),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(fieldPolicies)
  }

  @Test func olderVersionsCheckNothing() {
    for row in Self.rows {
      var row = row
      row.finds = []
      row.check(fieldPolicies, apolloVersion: ApolloVersion(1, 23))
    }
  }
}
