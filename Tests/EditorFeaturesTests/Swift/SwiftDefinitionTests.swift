import BuildGraph
import EditorFeatures
import Testing

@Suite struct SwiftDefinitionTests {
  @Test(arguments: [
    ("let a = Mock<Per‸son>()", "schema.graphqls:14:6 Person"),
    (
      "let a = Mock<Cat>()‸; let b = Mock<C‸at>()".replacing("()‸", with: "()"),
      "schema.graphqls:12:6 Cat, schema.graphqls:21:13 Cat"
    ),
    ("let a = Mock<Person>(na‸me: \"a\")", "schema.graphqls:14:46 name"),
    ("dog().na‸me = nil", "schema.graphqls:11:29 name"),
    ("_ = data.own‸er", "A.graphql:8:3 owner"),
    ("_ = data.animals[0].friends?[0].ni‸ck", "A.graphql:5:18 nick: name"),
    ("_ = data.animals[0].nam‸e", "A.graphql:10:31 name"),
    ("_ = data.animals[0].asDo‸g", "A.graphql:6:12 Dog"),
    ("let a: PetsQuery.Data.Ani‸mal? = nil", "A.graphql:2:3 animals"),
    ("let a: Pets‸Query? = nil", "A.graphql:1:7 Pets"),
    ("let a: PetsQuery.Da‸ta? = nil", "A.graphql:1:7 Pets"),
    ("_ = data.animals[0].fragments.na‸med", "A.graphql:10:10 Named"),
    ("_ = PetsQuery(fi‸rst: 2, withOwner: true)", "A.graphql:1:13 first"),
    ("_ = PetsQuery.Data.from(query, withVariables: [\"with‸Owner\": true])", "A.graphql:1:43 withOwner"),
    ("_ = FeedInput(id: \"1\", gr‸ams: 2)", "schema.graphqls:18:28 grams"),
    ("let a = GraphQLEnum<Kind>.case(.ol‸d)", "schema.graphqls:16:30 OLD"),
  ])
  func swiftNamesLeadToGraphQL(swift: String, targets: String) throws {
    let fixture = Fixture.swift(swift)
    let links = try #require(fixture.project.swiftDefinition(fixture.path, at: fixture.offset))
    #expect(links.targets.map(fixture.show).joined(separator: ", ") == targets)
  }
}
