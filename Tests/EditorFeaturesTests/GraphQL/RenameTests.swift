import BuildGraph
import Configuration
import EditorFeatures
import Source
import Testing

@Suite struct RenameTests {
  @Test(arguments: [
    ("{ animals { na‸me } }", "title", "{ animals { title } }"),
    ("query Q($i‸d: ID!) { animal(id: $id) { id } }", "x", "query Q($x: ID!) { animal(id: $x) { id } }"),
    ("query Q($id: ID!) { animal(id: $‸id) { id } }", "x", "query Q($x: ID!) { animal(id: $x) { id } }"),
    ("query Q‸ { owner { id } }", "Owner", "query Owner { owner { id } }"),
    ("{ owner { ...N } } fragment N‸ on Person { id }", "M", "{ owner { ...M } } fragment M on Person { id }"),
    ("{ animals { a‸: id } }", "b", "{ animals { b: id } }"),
    (
      "query Q($k: K‸ind) { animal(kind: $k, id: 1) { id } }", "Sort",
      "query Q($k: Sort) { animal(kind: $k, id: 1) { id } }"
    ),
    ("{ animal(id: 1, kind: DO‸G) { id } }", "HOUND", "{ animal(id: 1, kind: HOUND) { id } }"),
    ("{ animal(ki‸nd: DOG, id: 1) { kind } }", "sort", "{ animal(sort: DOG, id: 1) { kind } }"),
    ("{ animals(filter: {na‸mes: []}) { id } }", "called", "{ animals(filter: {called: []}) { id } }"),
    ("{ owner @tag‸ged(by: \"a\") { id } }", "marked", "{ owner @marked(by: \"a\") { id } }"),
  ])
  func allReferencesAreRenamed(text: String, name: String, renamed: String) throws {
    let fixture = Fixture(text)
    let before = fixture.graph.update().diagnostics.filter { $0.severity == .error }
    let places = try #require(try fixture.project.rename(fixture.path, at: fixture.offset, to: name))
    for (file, text) in fixture.replacing(places, with: name) {
      fixture.set(file, text)
      if file == "A.graphql" { #expect(text == renamed) }
    }
    // The rename causes no errors, and the old name is gone.
    let after = fixture.graph.update().diagnostics.filter { $0.severity == .error }
    #expect(after.map(\.code) == before.map(\.code), "\(after)")
  }

  @Test(arguments: [
    ("{ animals { na‸me } }", "kind", "'Animal' already has a field 'kind'"),
    ("{ animal(ki‸nd: DOG, id: 1) { kind } }", "id", "'Query.animal' already has an argument 'id'"),
    ("{ animals(filter: {na‸mes: []}) { id } }", "kind", "'Filter' already has a field 'kind'"),
    ("{ animal(id: 1, kind: DO‸G) { id } }", "CAT", "'Kind' already has a value 'CAT'"),
    ("{ owner { na‸me } }", "1a", "'1a' is not a valid GraphQL name"),
    ("{ owner { na‸me } }", "a b", "'a b' is not a valid GraphQL name"),
    ("{ owner { na‸me } }", "", "'' is not a valid GraphQL name"),
    ("{ owner { na‸me } }", "__a", "Names that start with '__' are reserved for introspection"),
    (
      "{ owner { na‸me x: id } }", "x", "'x' is already an alias in 'A.graphql', so the response keys could clash"
    ),
    ("query Q($a: I‸D) { owner { id } }", "B", "'ID' is not defined in this project"),
    ("{ owner { __type‸name } }", "b", "'__typename' is predefined by GraphQL"),
    ("{ owner { id @in‸clude(if: true) } }", "b", "'include' is not defined in this project"),
    ("query Q($‸a: ID, $b: ID) { owner { id } }", "b", "'A.graphql' already has a variable '$b'"),
    ("query Q‸ { owner { id } } query R { owner { id } }", "R", "The operation 'R' already exists"),
    ("fragment F‸ on Cat { id }", "on", "A fragment cannot be named 'on'"),
    ("{ animal(id: 1, kind: DO‸G) { id } }", "null", "'null' cannot be an enum value"),
    ("{ animals { a‸: id b: name } }", "b", "'b' is already selected in the same selection set"),
    (
      "fragment F on Que‸ry { owner { id } }", "Root",
      "'Query' is a root type because of its name, as the schema has no schema definition"
    ),
    ("fragment F on Ca‸t { id }", "Dog", "The type 'Dog' already exists"),
  ])
  func conflictingNamesAreRejected(text: String, name: String, message: String) {
    let fixture = Fixture(text)
    do {
      let places = try fixture.project.rename(fixture.path, at: fixture.offset, to: name)
      Issue.record("it was renamed: \(places?.count ?? -1)")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func otherTextCannotBeRenamed() throws {
    let fixture = Fixture("{ ‸ owner { id } }")
    #expect(try fixture.project.rename(fixture.path, at: fixture.offset, to: "a") == nil)
    #expect(try fixture.project.renamable(fixture.path, at: fixture.offset) == nil)
  }
}

extension Fixture {
  /// Returns the texts of the files with replaced places.
  fileprivate func replacing(_ places: [Location], with name: String) -> [String: String] {
    var result: [String: String] = [:]
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      var bytes = Array((files[file] ?? "").utf8)
      for place in places.sorted().reversed() { bytes.replaceSubrange(place.range.indices, with: name.utf8) }
      result[file] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}
