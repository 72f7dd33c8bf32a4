import EditorFeatures
import Testing

@Suite struct PolicyNamesTests {
  @Test(arguments: [
    ("cat: Cat human", "'human' is named by a '@fieldPolicy'."), ("human(i", "'id' is named by a '@fieldPolicy'."),
    ("at: Place, b", "'by' is named by a '@fieldPolicy'."),
    ("input Filter { wh", "'where' is named by a '@fieldPolicy'."),
    ("input Place { cit", "'city' is named by a '@fieldPolicy'."),
    ("type Cat implements Pet { tag: ID nam", "'name' is named by a '@fieldPolicy'."),
    ("type Cat implements Pet { ta", "'tag' is named by a '@typePolicy'."),
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
    type Cat implements Pet { tag: ID name(short: Boolean): String }
    input Filter { where: Place zip: Int }
    input Place { city: String zip: Int }
    extend type Query @fieldPolicy(forField: "human", keyArgs: "id by.where.city")
    extend interface Pet @fieldPolicy(forField: "name", keyArgs: "short")
    extend type Cat @typePolicy(keyFields: "tag")
    """
}
