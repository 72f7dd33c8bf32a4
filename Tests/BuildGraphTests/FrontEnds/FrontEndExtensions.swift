private typealias C = FrontEndCase

extension FrontEndCase {
  /// Documents with a mistake that extend an introspection result, which Apollo merges without its rules.
  static let extensions: [FrontEndCase] = [
    C("unknown directive", "extend type Query @zz { b: Int @client }", on: "query Q { b }"),
    C("misplaced directive", "extend type Query @deprecated { b: Int }", on: "query Q { b }"),
    C("unknown argument", "extend type Query { b: Int @deprecated(why: 1) }", on: "query Q { b }"),
    C("repeated directive", "extend type Query { b: Int @deprecated @deprecated }", on: "query Q { b }"),
    C(
      "repeated argument of a directive", #"extend type Query { b: Int @deprecated(reason: "a", reason: "b") }"#,
      on: "query Q { b }"),
    C(
      "reason that is a number", "extend type Query { b: Int @deprecated(reason: 1) }", on: "query Q { b }",
      .rejects),
    C("unknown key field", #"extend type Query @typePolicy(keyFields: "zz")"#, .before(1, 17)),
    C("nullable key field", #"extend type Query @typePolicy(keyFields: "a")"#, .before(1, 17)),
    C("no key fields", "extend type Query @typePolicy"),
    C("no key arguments", #"extend type Query @fieldPolicy(forField: "a")"#, .before(1, 24)),
    C("no field", #"extend type Query @fieldPolicy(keyArgs: "a")"#, .before(1, 24)),
    C("unknown key argument", #"extend type Query @fieldPolicy(forField: "a", keyArgs: "x")"#, .before(1, 24)),
    C(
      "directive of Apollo", "directive @import(module: String!) repeatable on QUERY",
      on: #"query Q @import(module: "A") { a }"#),
    C("unknown type", "extend type Query { b: Zz }", .rejects),
    C("extension of an unknown type", "extend type Zz { b: Int }"),
    C("extension of another kind", "extend interface Query { b: Int }"),
    C("repeated field", "extend type Query { a: String }", but: .lastDefinition),
    C("repeated value", "extend enum E { A }", but: .lastDefinition),
    C("repeated type", "type Query { c: Int }", on: "query Q { c }", but: .lastDefinition),
    C("repeated interface", "type N { c: Int }", but: .lastDefinition),
    C("schema definition", "schema { query: Query }", but: .lastDefinition),
    C("repeated root", "extend schema { query: Query }", but: .lastDefinition),
    C("other root", "schema { query: Other } type Other { z: Int }", on: "query Q { z }", but: .lastDefinition),
    C("root by its name", "type Mutation { z: Int }", on: "mutation Q { z }", .rejects),
    C(
      "repeated arguments", "extend type Query { b(x: Int, x: Int): Int }", on: "query Q { b }",
      but: .lastDefinition),
    C(
      "repeated directive definition", "directive @d on FIELD directive @d on QUERY", on: "query Q { a @d }",
      .rejects),
    C("syntax error", "extend type Query {", .rejects),
    C("@defer on fields", "directive @defer on FIELD", on: "query Q { a @defer }", .rejects),
    C("unknown interface", "extend type Query implements Zz { b: Int }", .rejects),
    C("invalid operation", "query X { zz }"),
    C(
      "second introspection result", #"{"__schema": {"queryType": null, "types": [], "directives": []}}"#,
      .rejects, but: .severalResults),
  ].map { $0.extending(result) }

  private static let result =
    #"""
    {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
    "SCALAR", "name": "String"}, {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a",
    "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}, {"kind": "INTERFACE", "name": "N", "interfaces":
    [], "fields": [{"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}], "possibleTypes": []},
    {"kind": "ENUM", "name": "E", "enumValues": [{"name": "A"}]}], "directives": []}}
    """#
}
