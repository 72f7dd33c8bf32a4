import Source
import Testing

@testable import GraphQLSchema

/// Only introspection results can define a directive without locations, so the rows use these.
struct DirectiveLocationsTests {
  @Test(arguments: [
    ("[\"FIELD\"]", []),
    ("[]", ["Directive @d must include 1 or more locations."]),
  ])
  func rule(locations: String, messages: [String]) {
    let text = """
      {"__schema": {"queryType": {"name": "Query"}, "types": [
      {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
      {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}}]},
      {"kind": "SCALAR", "name": "Int"}],
      "directives": [{"name": "d", "args": [], "locations": \(locations)}]}}
      """
    let (document, problems) = IntrospectionReader.read(SourceFile(path: "0.json", bytes: Array(text.utf8)))
    #expect(problems.isEmpty, "\(problems)")
    let result = SchemaBuilder.assemble([document], options: SchemaOptions())
    let context = SchemaContext(schema: result.schema, positions: result.positions)
    #expect(directiveLocations(context).map(\.message) == messages)
  }
}
