/// An introspection result to damage: a small one, so that many damaged copies are still schemas.
enum FuzzIntrospection {
  static let text = #"""
    {"data": {"__schema": {
      "queryType": {"name": "Query"}, "mutationType": null, "subscriptionType": null, "directives": [
        {"name": "d", "isRepeatable": true, "locations": ["FIELD", "QUERY"], "args": [
          {"name": "a", "type": {"kind": "SCALAR", "name": "Int", "ofType": null}, "defaultValue": "1"}]}],
      "types": [
        {"kind": "OBJECT", "name": "Query", "description": "*/ \"\"\" \\(x)", "interfaces": [], "fields": [
          {"name": "a", "args": [
              {"name": "i", "type": {"kind": "INPUT_OBJECT", "name": "In"}, "defaultValue": "{a: [A], b: \"x\"}"}],
            "type": {"kind": "NON_NULL", "ofType": {"kind": "LIST", "ofType": {"kind": "INTERFACE", "name": "Node"}}},
            "isDeprecated": true, "deprecationReason": "old \" */"},
          {"name": "u", "args": [], "type": {"kind": "UNION", "name": "U"}, "isDeprecated": false}]},
        {"kind": "INTERFACE", "name": "Node", "interfaces": [], "possibleTypes": [{"kind": "OBJECT", "name": "A"}],
          "fields": [
            {"name": "id", "args": [], "type": {"kind": "NON_NULL", "ofType": {"kind": "SCALAR", "name": "ID"}}}]},
        {"kind": "OBJECT", "name": "A", "interfaces": [{"kind": "INTERFACE", "name": "Node"}], "fields": [
          {"name": "id", "args": [], "type": {"kind": "NON_NULL", "ofType": {"kind": "SCALAR", "name": "ID"}}},
          {"name": "e", "args": [], "type": {"kind": "NON_NULL", "ofType": {"kind": "ENUM", "name": "E"}}},
          {"name": "d", "args": [], "type": {"kind": "SCALAR", "name": "Date"}}]},
        {"kind": "UNION", "name": "U", "possibleTypes": [{"kind": "OBJECT", "name": "A"}]},
        {"kind": "ENUM", "name": "E", "enumValues": [
          {"name": "A", "isDeprecated": false}, {"name": "B", "isDeprecated": true, "deprecationReason": "no"}]},
        {"kind": "INPUT_OBJECT", "name": "In", "isOneOf": false, "inputFields": [
          {"name": "a", "type": {"kind": "LIST", "ofType": {"kind": "ENUM", "name": "E"}}, "defaultValue": null},
          {"name": "b", "type": {"kind": "SCALAR", "name": "String"}, "defaultValue": "\"x\""}]},
        {"kind": "SCALAR", "name": "Date", "specifiedByURL": "https://a.b"},
        {"kind": "SCALAR", "name": "Int"},
        {"kind": "SCALAR", "name": "ID"}, {"kind": "SCALAR", "name": "String"}, {"kind": "SCALAR", "name": "Boolean"}]}}}
    """#
}
