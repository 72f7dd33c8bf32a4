private typealias C = FrontEndCase

extension FrontEndCase {
  /// Introspection results with a mistake.
  static let introspection: [FrontEndCase] = [
    C(
      "default value",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [{"name": "x", "type":
      {"kind": "SCALAR", "name": "Int"}, "defaultValue": "\"10\""}], "type": {"kind": "SCALAR", "name":
      "Int"}}]}], "directives": []}}
      """#),
    C(
      "default value that can't be parsed",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [{"name": "x", "type":
      {"kind": "SCALAR", "name": "Int"}, "defaultValue": "{"}], "type": {"kind": "SCALAR", "name": "Int"}}]}],
      "directives": []}}
      """#,
      .rejects),
    C(
      "no query root",
      #"""
      {"__schema": {"queryType": null, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind": "OBJECT", "name":
      "A", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}],
      "directives": []}}
      """#,
      .rejects),
    C(
      "unknown query root",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "A", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind": "SCALAR",
      "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "interface as query root",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "INTERFACE", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}], "possibleTypes": []}], "directives": []}}
      """#,
      .rejects),
    C(
      "missing interface field",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "INTERFACE", "name": "N", "interfaces": [], "fields": [{"name": "b", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}], "possibleTypes": [{"kind": "OBJECT", "name": "Query"}]}, {"kind": "OBJECT",
      "name": "Query", "interfaces": [{"kind": "INTERFACE", "name": "N"}], "fields": [{"name": "a", "args": [],
      "type": {"kind": "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#),
    C(
      "empty object",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "OBJECT", "name": "E"}}]}, {"kind": "OBJECT", "name": "E", "interfaces": [], "fields": []}], "directives":
      []}}
      """#,
      on: "query Q { a { __typename } }"),
    C(
      "reserved name",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}, {"name": "__b", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}],
      "directives": []}}
      """#),
    C(
      "unknown type",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "OBJECT", "name": "X"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "directive without locations",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": [{"name": "d", "locations": [], "args": []}]}}
      """#),
    C(
      "directive with an unknown location",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": [{"name": "d", "locations": ["NOWHERE"], "args": []}]}}
      """#),
    C(
      "@defer on fields",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": [{"name": "defer", "locations": ["FIELD"], "args": []}]}}
      """#,
      on: #"query Q { ... on Query @defer(label: "x") { a } }"#, .rejects),
    C(
      "@defer without a label",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": [{"name": "defer", "locations": ["INLINE_FRAGMENT"], "args":
      []}]}}
      """#,
      on: #"query Q { ... on Query @defer(label: "x") { a } }"#, .rejects),
    C("no schema", #"{"data": {}}"#, .rejects),
    C("no JSON", #"{"data": "#, .rejects),
    C(
      "types that are null", #"{"__schema": {"queryType": {"name": "Query"}, "types": null, "directives": []}}"#,
      .rejects),
    C(
      "fields that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": null}], "directives": []}}
      """#,
      .rejects),
    C(
      "interfaces that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": null, "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "members that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "UNION", "name": "U", "possibleTypes": null}], "directives": []}}
      """#,
      .rejects),
    C(
      "values that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "ENUM", "name": "E", "enumValues": null}], "directives": []}}
      """#,
      .rejects),
    C(
      "input fields that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "INPUT_OBJECT", "name": "N", "inputFields": null}], "directives":
      []}}
      """#,
      .rejects),
    C(
      "arguments that are null",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": null, "type": {"kind":
      "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "value true",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "ENUM", "name": "E", "enumValues": [{"name": "true"}]}],
      "directives": []}}
      """#,
      .rejects),
    C(
      "value with a wrong name",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "ENUM", "name": "E", "enumValues": [{"name": "a-b"}]}],
      "directives": []}}
      """#,
      .rejects),
    C(
      "type with a wrong name",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "OBJECT", "name": "A-B", "interfaces": [], "fields": [{"name": "a",
      "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "field with a wrong name",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}, {"name": "a-b", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}],
      "directives": []}}
      """#,
      .rejects),
    C(
      "repeated type",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "OBJECT", "name": "A", "interfaces": [], "fields": [{"name": "a",
      "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}, {"kind": "OBJECT", "name": "A", "interfaces":
      [], "fields": [{"name": "b", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#),
    C(
      "repeated field",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}, {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}],
      "directives": []}}
      """#),
    C(
      "field with an input type",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}, {"name": "b", "args": [], "type": {"kind": "INPUT_OBJECT", "name": "N"}}]},
      {"kind": "INPUT_OBJECT", "name": "N", "inputFields": [{"name": "x", "type": {"kind": "SCALAR", "name":
      "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "argument with an output type",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [{"name": "x", "type":
      {"kind": "OBJECT", "name": "Query"}}], "type": {"kind": "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "member that is a scalar",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "SCALAR", "name": "Int"}}]}, {"kind": "UNION", "name": "U", "possibleTypes": [{"kind": "SCALAR", "name":
      "Int"}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "object that is implemented",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [{"kind": "OBJECT", "name": "Query"}], "fields": [{"name": "a",
      "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]}], "directives": []}}
      """#,
      .rejects),
    C(
      "non-null type of a non-null type",
      #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "SCALAR", "name": "Int"}, {"kind":
      "OBJECT", "name": "Query", "interfaces": [], "fields": [{"name": "a", "args": [], "type": {"kind":
      "NON_NULL", "ofType": {"kind": "NON_NULL", "ofType": {"kind": "SCALAR", "name": "Int"}}}}]}],
      "directives": []}}
      """#,
      .rejects),
  ]
}
