import EditorFeatures
import Testing

@Suite struct GoToDefinitionTests {
  /// A text with a cursor and the definitions that it leads to.
  struct Row: CustomTestStringConvertible {
    let text: String
    let targets: [String]
    var testDescription: String { text }

    init(_ text: String, _ targets: String...) {
      self.text = text
      self.targets = targets
    }
  }

  @Test(arguments: [
    Row("{ anim‸al(id: 1) { id } }", "schema.graphqls:4:3 animal"),
    Row("{ animal(id: 1) { ... on Cat { li‸ves } } }", "schema.graphqls:12:87 lives"),
    Row("{ animal(id: 1) { a‸: id } }", "schema.graphqls:11:20 id"),
    Row("{ animal(kin‸d: CAT, id: 1) { id } }", "schema.graphqls:4:19 kind"),
    Row("{ animal(kind: DO‸G, id: 1) { id } }", "schema.graphqls:16:26 DOG"),
    Row("{ animals(filter: {not: {nam‸es: []}}) { id } }", "schema.graphqls:17:28 names"),
    Row("{ animals { ... on C‸at { id } } }", "schema.graphqls:12:6 Cat", "schema.graphqls:21:13 Cat"),
    Row("query Q($a: [Kin‸d!]) { animals { id } }", "schema.graphqls:16:6 Kind"),
    Row("query Q($a: ID!) { animal(id: $‸a) { id } }", "A.graphql:1:10 a"),
    Row("{ owner @tag‸ged(by: \"\") { id } }", "schema.graphqls:20:12 tagged"),
    Row("{ owner @tagged(b‸y: \"\") { id } }", "schema.graphqls:20:19 by"),
    Row("{ owner { ...N‸ame } }\n# file: B.graphql\n\nfragment Name on Person { name }", "B.graphql:2:10 Name"),
    Row(
      "fragment F on Query { animal(id: $i‸d) { id } }\n# file: B.graphql\nquery Q($id: ID!) { ...G }\n"
        + "fragment G on Query { ...F }", "B.graphql:1:10 id"),
    Row(
      "# file: s.graphqls\ntype Query implements N‸ode { a: Int }\ninterface Node { a: Int }", "s.graphqls:2:11 Node"),
    Row(
      "# file: s.graphqls\ntype Query { a: Int }\nextend type Qu‸ery { b: Int }", "s.graphqls:1:6 Query",
      "s.graphqls:2:13 Query"),
    // Half-typed text.
    Row("{ animal(id: 1) { friends { nam‸e ", "schema.graphqls:11:29 name"),
    Row("query { animals { }\nquery B { ow‸ner { id } }", "schema.graphqls:7:3 owner"),
    Row("{ animal(id:  { na‸me } }"),
    Row("{ na‸me }"),
  ])
  func definitionsAreFound(row: Row) {
    let fixture = Fixture(row.text)
    let links = fixture.project.definition(fixture.path, at: fixture.offset)
    #expect(links?.targets.map(fixture.show) ?? [] == row.targets)
  }

  @Test(arguments: [
    Row("{ anim‸al(id: 1) { id } }", "schema.graphqls:11:11 Animal"),
    Row("{ animal(ki‸nd: CAT, id: 1) { id } }", "schema.graphqls:16:6 Kind"),
    Row("{ animal(kind: CA‸T, id: 1) { id } }", "schema.graphqls:16:6 Kind"),
    Row("query Q($a: Kind) { animal(kind: $‸a) { id } }", "schema.graphqls:16:6 Kind"),
    Row("query Q($‸a: Kind) { animal(kind: $a) { id } }", "schema.graphqls:16:6 Kind"),
    Row("{ owner { ...N‸ame } } fragment Name on Person { name }", "schema.graphqls:14:6 Person"),
    Row("query Na‸me { owner { id } }", "schema.graphqls:2:6 Query"),
    Row("{ animal(id: 1) { na‸me } }"),
  ])
  func typeDefinitionsAreFound(row: Row) {
    let fixture = Fixture(row.text)
    let links = fixture.project.typeDefinition(fixture.path, at: fixture.offset)
    #expect(links?.targets.map(fixture.show) ?? [] == row.targets)
  }
}
