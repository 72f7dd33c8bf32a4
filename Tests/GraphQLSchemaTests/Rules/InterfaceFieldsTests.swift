import Source
import Testing

@testable import GraphQLSchema

struct InterfaceFieldsTests {
  static let rows = [
    SchemaRuleRow(
      "the same and narrower types",
      """
      type Query implements I { a: Int! b: Query c: [Query!]! d: Query }
      interface I { a: Int b: I c: [I] d: U }
      union U = Query
      """),
    SchemaRuleRow(
      "a missing field",
      """
      type Query implements I { b: Int }
      interface I { a: Int }
      """,
      finds: [
        "Interface field I.a expected but Query does not provide it. 1:1 2:15"
      ]),
    SchemaRuleRow(
      "another type",
      """
      type Query implements I { a: String }
      interface I { a: Int }
      """,
      finds: [
        "Interface field I.a expects type Int but Query.a is type String. 1:30 2:18"
      ]),
    SchemaRuleRow(
      "nullable where it is not",
      """
      type Query implements I { a: Int b: [Int] c: Int }
      interface I { a: Int! b: [Int!] c: [Int] }
      """,
      finds: [
        "Interface field I.a expects type Int! but Query.a is type Int. 1:30 2:18",
        "Interface field I.b expects type [Int!] but Query.b is type [Int]. 1:37 2:26",
        "Interface field I.c expects type [Int] but Query.c is type Int. 1:46 2:36",
      ]),
    SchemaRuleRow(
      "types that are missing, which may be anything",
      """
      type Query implements I { a: Mising b: Int c: [Mising!] d: Mising }
      interface I { a: Int b: Mising c: [Int!] d: Missing }
      """),
    SchemaRuleRow(
      "lists of types that are missing",
      """
      type Query implements I { a: Mising b: [Mising] c: [[Mising]] }
      interface I { a: [Int] b: [Int!] c: [Int] }
      """,
      finds: [
        "Interface field I.a expects type [Int] but Query.a is type Mising. 1:30 2:18",
        "Interface field I.b expects type [Int!] but Query.b is type [Mising]. 1:40 2:27",
        "Interface field I.c expects type [Int] but Query.c is type [[Mising]]. 1:52 2:37",
      ]),
    SchemaRuleRow(
      "in an extension",
      """
      type Query { a: Int }
      interface I { b: Int }
      """,
      "extend type Query implements I { c: Int }",
      finds: [
        "Interface field I.b expected but Query does not provide it. 0:1:1 0:2:15 1:1:1"
      ]),
  ]

  @Test(arguments: rows) func violationsAreReported(_ row: SchemaRuleRow) {
    row.check(interfaceFields)
  }

  /// A misspelled type is one error at each reference, and none in comparisons.
  @Test func aMisspelledTypeIsOneError() {
    let text = """
      type Query implements I { a: Int b: Strng c: Int }
      interface I { a: Itn b: String c: Int }
      """
    let found = SchemaBuilder.build(documents([text])).diagnostics
    #expect(found.map(\.code) == [.schemaKnownTypeNames, .schemaKnownTypeNames])
    #expect(found.allSatisfy { $0.severity == .error })
  }
}
