import EditorFeatures
import Testing

@Suite struct PolicyNamesTests {
  @Test(arguments: [
    ("cat: Cat human", "'human' is used in a '@fieldPolicy' directive"),
    ("human(i", "'id' is used in a '@fieldPolicy' directive"),
    ("at: Place, b", "'by' is used in a '@fieldPolicy' directive"),
    ("input Filter { wh", "'where' is used in a '@fieldPolicy' directive"),
    ("input Place { cit", "'city' is used in a '@fieldPolicy' directive"),
    ("type Cat implements Pet { tag: ID! nam", "'name' is used in a '@fieldPolicy' directive"),
    ("type Cat implements Pet { ta", "'tag' is used in a '@typePolicy' directive"),
  ])
  func namesInPoliciesCannotBeRenamed(place: String, message: String) {
    let fixture = Fixture(
      """
      query Q { human(id: 1) { id } }
      # file: schema.graphqls
      \(Self.schema.replacing(place, with: place + "‸"))
      """)
    #expect(throws: RenameRefusal.self) { try fixture.project.renamable(fixture.path, at: fixture.offset) }
    do {
      _ = try fixture.project.rename(fixture.path, at: fixture.offset, to: "other")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test(arguments: ["cat: C", "human(id: ID, a", "input Filter { where: Place zi", "input Place { city: String zi"])
  func otherNamesCanBeRenamed(place: String) throws {
    let fixture = Fixture(
      """
      query Q { human(id: 1) { id } }
      # file: schema.graphqls
      \(Self.schema.replacing(place, with: place + "‸"))
      """)
    #expect(try fixture.project.renaming(fixture.path, at: fixture.offset, to: "other")?.edits.isEmpty == false)
  }

  private static let schema = """
    type Query { cat: Cat human(id: ID, at: Place, by: Filter): Human }
    type Human { id: ID }
    interface Pet { tag: ID name(short: Boolean): String }
    type Cat implements Pet { tag: ID! name(short: Boolean): String }
    input Filter { where: Place zip: Int }
    input Place { city: String zip: Int }
    extend type Query @fieldPolicy(forField: "human", keyArgs: "id by.where.city")
    extend interface Pet @fieldPolicy(forField: "name", keyArgs: "short")
    extend type Cat @typePolicy(keyFields: "tag")
    """
}
