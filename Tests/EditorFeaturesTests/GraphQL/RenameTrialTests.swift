import BuildGraph
import Configuration
import EditorFeatures
import Source
import Testing

/// Renames that would cause new errors.
@Suite struct RenameTrialTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let name: String
    let message: String
    var testDescription: String { "\(text) → \(name)" }

    init(_ text: String, _ name: String, _ message: String) {
      self.text = text
      self.name = name
      self.message = message
    }
  }

  private static let schema = """

    # file: schema.graphqls
    type Query { s: U, animal: Animal, cat(a: Int, b: Int): Cat, find(by: Filter, at: Kind): Cat }
    union U = A | B
    type A { x: Int }
    type B { y: String }
    interface Animal { id: ID!, nick: String, title: Int }
    type Cat implements Animal { id: ID!, nick: String, title: Int, homeTown: String, hometown: Int, friend(by: Filter, at: Kind): Cat }
    enum Kind { OLD_CAT OLD_DOG }
    input Filter { oldCat: Int, newCat: Int }
    """

  @Test(arguments: [
    // Fields of a fragment conflict, too.
    Row(
      "query Q { animal { ti‸: title ...F } } fragment F on Animal { nick }", "nick",
      #"line 1: Fields "nick" conflict because "title" and "nick" are different fields"#),
    Row(
      "query Q { animal { nick‸: id ...F } } fragment F on Animal { title }", "fragments", "line 1: "),
    // Fields of types without a common object, with different result types.
    Row(
      "query Q($c: Boolean!) { s { ... on A { x } ... on B { y‸ @include(if: $c) } } }", "x",
      #"line 1: Fields "x" conflict because they return conflicting types"#),
    // Names that collide in Swift or on the disk.
    Row("query He‸ro { animal { id } } query OldHero { animal { id } }", "oldHero", "'"),
    Row("query Q { ...F ...G } fragment F‸ on Query { animal { id } } fragment G on Query { animal { id } }", "g", "'"),
    Row("query Q { cat { homeTown nick‸ } }", "HomeTown", "line"),
    Row("query Q($first: Int, $se‸cond: Int) { cat(a: $first, b: $second) { id } }", "First", "line 1: "),
    Row("query Q { animal { id } cat { ...CatNames } } fragment Cat‸Names on Cat { nick }", "animal", "line 1: "),
    Row("query Q($by: Filter) { find(by: $by) { id } cat { friend(by: {ol‸dCat: 1}) { id } } }", "NewCat", "line"),
    Row("query Q($at: Kind) { find(at: $at) { id } cat { friend(at: OLD_‸CAT) { id } } }", "old_dog", "line"),
    Row("query Q { s { ... on ‸A { x } } animal { id } cat { id } }", "cat", "'"),
  ])
  func renamesThatCauseErrorsAreRejected(row: Row) {
    let fixture = Fixture(row.text + Self.schema, models: true)
    let before = fixture.graph.update()
    #expect(before.diagnostics.filter { $0.severity != .hint }.isEmpty, "\(before.diagnostics)")
    do {
      let renaming = try fixture.projects.renaming(fixture.path, at: fixture.offset, to: row.name)
      Issue.record("it was renamed: \(renaming?.edits.count ?? -1)")
    } catch {
      #expect(error.message.hasPrefix("The rename would cause an error in '"), "\(error.message)")
      #expect(error.message.contains(row.message), "\(error.message)")
    }
    #expect(fixture.graph.update().plan == before.plan)
  }

  /// Existing errors don't prevent a rename.
  @Test(arguments: [
    ("query Q { animal { id‸ nothing } }", "key"),
    ("query Q { animal { a‸: id id { x } } } query R { animal { id } }", "b"),
    ("query Q { animal { id } } query Q‸ { animal { id } }", "R"),
    ("query Q { ani‸mal { id } }\n# file: B.graphql\nquery B {", "cat"),
  ])
  func existingErrorsDoNotPreventRenames(text: String, name: String) throws {
    let fixture = Fixture(text + Self.schema.replacing("animal: Animal, cat(", with: "animal: Animal, feline("))
    _ = fixture.graph.update()
    _ = try fixture.projects.renaming(fixture.path, at: fixture.offset, to: name)
  }
}
