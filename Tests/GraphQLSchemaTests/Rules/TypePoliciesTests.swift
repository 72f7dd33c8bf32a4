import Source
import Testing

@testable import GraphQLSchema

struct TypePoliciesTests {
  static let rows = [
    SchemaRuleRow(
      "key fields of objects, interfaces and extensions",
      """
      type A @typePolicy(keyFields: "id name") { id: ID! name: S! }
      interface I @typePolicy(keyFields: "id") { id: ID! }
      type B { id: ID! }
      extend type B @typePolicy(keyFields: "id")
      type C implements I { id: ID! }
      type D implements I @typePolicy(keyFields: \"""id\""") { id: ID! }
      scalar S
      """),
    SchemaRuleRow(
      "values that Apollo ignores",
      """
      type A @typePolicy(keyFields: 1) { id: ID! }
      type B @typePolicy(keyFields: ["x"]) { id: ID! }
      """),
    SchemaRuleRow(
      "lists that are not separated by single spaces",
      """
      type A @typePolicy(keyFields: "") { id: ID! }
      type B @typePolicy(keyFields: "id  id ") { id: ID! }
      """,
      finds: [
        "'keyFields' must be a list of field names, separated by single spaces 1:31",
        "'keyFields' must be a list of field names, separated by single spaces 2:31",
      ]),
    SchemaRuleRow(
      "unknown fields",
      """
      type A @typePolicy(keyFields: "first,last") { id: ID! }
      type B @typePolicy(keyFields: "nam") { name: ID! }
      interface I @typePolicy(keyFields: "__typename") { name: ID! }
      """,
      finds: [
        "'A' has no field 'first,last', which 'keyFields' names 1:31",
        #"'B' has no field 'nam', which 'keyFields' names. Did you mean "name"? 2:31"#,
        "'I' has no field '__typename', which 'keyFields' names 3:36",
      ]),
    SchemaRuleRow(
      "nullable fields",
      """
      type A @typePolicy(keyFields: "id") { id: ID }
      type B { id: [ID!] }
      extend type B @typePolicy(keyFields: "id")
      """,
      finds: [
        "The key field 'id' of 'A' is nullable; name a field of a non-null type 1:31",
        "The key field 'id' of 'B' is nullable; name a field of a non-null type 3:38",
      ]),
    SchemaRuleRow(
      "fields that are no scalars",
      """
      type A @typePolicy(keyFields: "a e l") { a: A! e: E! l: [Int!]! }
      enum E { X }
      """,
      finds: [
        "The key field 'a' of 'A' has the type 'A!'; name a field with a scalar 1:31",
        "The key field 'e' of 'A' has the type 'E!'; name a field with a scalar 1:31",
        "The key field 'l' of 'A' has the type '[Int!]!'; name a field with a scalar 1:31",
      ]),
    SchemaRuleRow(
      "another policy than the interface's",
      """
      interface I @typePolicy(keyFields: "id") { id: ID! }
      type A implements I @typePolicy(keyFields: "name") { id: ID! name: ID! }
      type B implements I @typePolicy(keyFields: "name") { id: ID! name: ID! }
      extend type B @typePolicy(keyFields: "name")
      """,
      finds: [
        "'A' has another '@typePolicy' than its interface 'I'; a '@typePolicy' on an extension of 'A' "
          + "overrides both 1:13 2:21"
      ]),
    SchemaRuleRow(
      "different policies of two interfaces",
      """
      interface I @typePolicy(keyFields: "id name") { id: ID! name: ID! }
      interface J @typePolicy(keyFields: "name id") { id: ID! name: ID! }
      type A implements I & J { id: ID! name: ID! }
      type B implements J & I { id: ID! name: ID! }
      extend type B @typePolicy(keyFields: "id")
      """,
      finds: [
        "'A' inherits different '@typePolicy' directives from 'I' and 'J'; a '@typePolicy' on an extension "
          + "of 'A' overrides both 1:13 2:13"
      ]),
    SchemaRuleRow(
      "an interface of an interface",
      """
      interface I @typePolicy(keyFields: "x") { id: ID! }
      interface J implements I { id: ID! }
      type A implements J @typePolicy(keyFields: "id") { id: ID! }
      """,
      finds: [
        "'I' has no field 'x', which 'keyFields' names 1:36",
        "'A' has another '@typePolicy' than its interface 'I'; a '@typePolicy' on an extension of 'A' "
          + "overrides both 1:13 3:21",
      ]),
    SchemaRuleRow(
      "circles",
      """
      interface A implements B { id: ID! }
      interface B implements C { id: ID! }
      interface C implements A { id: ID! }
      type D implements D { id: ID! }
      interface E { id: ID! }
      extend interface E implements E
      """,
      finds: [
        "'C' implements itself through 'A', so Apollo's generator can't look up its '@typePolicy'; remove "
          + "one of the interfaces 3:24",
        "'D' implements itself through 'D', so Apollo's generator can't look up its '@typePolicy'; remove "
          + "one of the interfaces 4:19",
        "'E' implements itself through 'E', so Apollo's generator can't look up its '@typePolicy'; remove "
          + "one of the interfaces 6:31",
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(typePolicies)
  }

  @Test func olderVersionsCheckNothing() {
    for row in Self.rows {
      var row = row
      row.finds = []
      row.check(typePolicies, apolloVersion: ApolloVersion(1, 16))
    }
  }
}
