import BuildGraph
import EditorFeatures
import Source
import Testing

/// Renames in GraphQL, and their edits in Swift.
@Suite struct SwiftRenamingTests {
  struct Row: CustomTestStringConvertible {
    let place: String
    let name: String
    let before: String
    let after: String
    var testDescription: String { "\(place) → \(name)" }

    init(_ place: String, _ name: String, _ before: String, _ after: String) {
      self.place = place
      self.name = name
      self.before = before
      self.after = after
    }
  }

  @Test(arguments: [
    Row("query Pe‸ts", "Beasts", "PetsQuery.Data.from(query)", "BeastsQuery.Data.from(query)"),
    Row("mutation Fe‸ed", "feedAll", "FeedMutation(input: i)", "FeedAllMutation(input: i)"),
    Row(
      "fragment Na‸med", "Called", "data.animals[0].fragments.named; Named.from(dog())",
      "data.animals[0].fragments.called; Called.from(dog())"),
    // A field with its mocks, models and their types.
    Row(
      "  an‸imals(", "beasts", "data.animals; Mock<Query>(animals: []); PetsQuery.Data.Animal.self",
      "data.beasts; Mock<Query>(beasts: []); PetsQuery.Data.Beast.self"),
    Row(
      "fragment Named on Animal { id na‸me }", "title",
      "dog().name = data.animals[0].name; data.animals[0].friends![0].nick",
      "dog().title = data.animals[0].title; data.animals[0].friends![0].nick"),
    Row(
      "owner { na‸me }", "title", "dog().owner?.name; Person.mock(name: \"\")",
      "dog().owner?.title; Person.mock(title: \"\")"),
    // Names that need backticks.
    Row(
      "owner { na‸me }", "class", "dog().owner?.name; Person.mock(name: \"\")",
      "dog().owner?.class; Person.mock(class: \"\")"),
    Row(
      "owner { na‸me }", "init", "dog().owner?.name; Person.mock(name: \"\")",
      "dog().owner?.`init`; Person.mock(init: \"\")"),
    Row("ni‸ck: name", "handle", "data.animals[0].friends![0].nick", "data.animals[0].friends![0].handle"),
    Row(
      "... on D‸og", "Hound", "Mock<Dog>(); data.animals[0].asDog; PetsQuery.Data.Animal.AsDog.self",
      "Mock<Hound>(); data.animals[0].asHound; PetsQuery.Data.Animal.AsHound.self"),
    Row(
      "Query Pets($first: Int = 2, $kind: Ki‸nd".replacing("Query P", with: "query P"), "Sort",
      "GraphQLEnum<Kind>(.cat)", "GraphQLEnum<Sort>(.cat)"),
    Row(
      "$input: FeedIn‸put!", "Food", "FeedMutation(input: FeedInput(id: \"\"))", "FeedMutation(input: Food(id: \"\"))"),
    Row("$in‸put: ", "food", "FeedMutation(input: i).input", "FeedMutation(food: i).food"),
    Row(
      "if: $withOw‸ner", "keeper",
      "PetsQuery(withOwner: true); PetsQuery.Data.from(query, withVariables: [\"withOwner\": true])",
      "PetsQuery(keeper: true); PetsQuery.Data.from(query, withVariables: [\"keeper\": true])"),
    // Unrelated names stay.
    Row("owner { na‸me }", "title", "Suite().name; let name = 1; _ = name", "Suite().name; let name = 1; _ = name"),
    Row("(input: $input) { li‸ves }", "souls", "Mock<Cat>().lives", "Mock<Cat>().souls"),
  ])
  func renamesCoverSwift(row: Row) throws {
    let documents = Fixture.pets.replacing(row.place.replacing("‸", with: ""), with: row.place)
    #expect(documents != Fixture.pets)
    let fixture = Fixture(documents + Fixture.helpers + "# file: Tests/T.swift\n" + Self.test(row.before))
    let renaming = try #require(
      try fixture.project.renaming(fixture.path, at: fixture.offset, to: row.name))
    #expect(renaming.unclear.isEmpty)
    let changed = fixture.applying(renaming.edits)
    let text = changed["Tests/T.swift"] ?? fixture.files["Tests/T.swift"] ?? ""
    #expect(text.split(separator: "\n").dropFirst().first ?? "" == row.after)
  }

  @Test func valuesAndInputFieldsAreRenamedInTheSchema() throws {
    for (place, name, before, after) in [
      ("DOG OLD", "HOUND", "dog().kind = .case(.dog)", "dog().kind = .case(.hound)"),
      ("grams: Int", "weight", "FeedInput(id: \"\", grams: 1).grams", "FeedInput(id: \"\", weight: 1).weight"),
    ] {
      let schema = Fixture.zoo.replacing(place, with: "‸" + place)
      let fixture = Fixture(
        Fixture.pets + Fixture.helpers + "# file: Tests/T.swift\n" + Self.test(before) + "\n# file: schema.graphqls\n"
          + schema)
      let renaming = try #require(try fixture.project.renaming(fixture.path, at: fixture.offset, to: name))
      #expect(fixture.applying(renaming.edits)["Tests/T.swift"] == Self.test(after))
    }
  }

  /// A rename that starts at a Swift name changes the name in GraphQL that it comes from.
  @Test(arguments: [
    Row("Pets", "Beasts", "Pet‸sQuery.Data.from(query)", "BeastsQuery.Data.from(query)"),
    Row("animals", "beasts", "PetsQuery.Data.Ani‸mal.self; data.animals", "PetsQuery.Data.Beast.self; data.beasts"),
    Row("name", "title", "dog().na‸me = \"\"; data.animals[0].name", "dog().title = \"\"; data.animals[0].title"),
    Row(
      "name", "title", "Mock<Dog>(na‸me: \"\"); data.animals[0].name", "Mock<Dog>(title: \"\"); data.animals[0].title"),
    Row("nick", "handle", "data.animals.first?.friends?.map(\\.ni‸ck)", "data.animals.first?.friends?.map(\\.handle)"),
    Row("Named", "Called", "data.animals[0].fragments.nam‸ed", "data.animals[0].fragments.called"),
    Row("Dog", "Hound", "data.animals[0].as‸Dog; Mock<Dog>()", "data.animals[0].asHound; Mock<Hound>()"),
    Row("CAT", "LION", "GraphQLEnum<Kind>(.c‸at)", "GraphQLEnum<Kind>(.lion)"),
    Row("withOwner", "keeper", "PetsQuery(withOw‸ner: true)", "PetsQuery(keeper: true)"),
    Row("grams", "weight", "FeedInput(id: \"\", gra‸ms: 1)", "FeedInput(id: \"\", weight: 1)"),
  ])
  func renamesStartInSwift(row: Row) throws {
    let fixture = Fixture(
      "# file: Tests/T.swift\n" + Self.test(row.before) + "\n# file: A.graphql\n" + Fixture.pets + Fixture.helpers)
    let start = try #require(try fixture.project.renameStart(fixture.path, at: fixture.offset))
    #expect(start.name == row.place)
    let renaming = try fixture.project.renaming(start.place.file, at: Int(start.place.range.lower), to: row.name)
    let text = fixture.applying(try #require(renaming).edits)["Tests/T.swift"]
    #expect(text?.split(separator: "\n").dropFirst().first ?? "" == row.after)
  }

  @Test func otherNamesInSwiftAreNotRenamed() throws {
    for text in ["dog‸()", "let na‸me = 1; _ = name", "unknown().na‸me", "Mock‸<Dog>()"] {
      let fixture = Fixture(
        "# file: Tests/T.swift\n" + Self.test(text) + "\n# file: A.graphql\n" + Fixture.pets + Fixture.helpers)
      #expect(try fixture.project.renameStart(fixture.path, at: fixture.offset) == nil, "\(text)")
    }
  }

  /// A mock has one property for all selections with an alias.
  @Test func aliasesOfMocksAreRenamedInGraphQL() throws {
    let fixture = Fixture(
      "# file: Tests/T.swift\n" + Self.test("Mock<Cat>().ni‸ck") + "\n# file: A.graphql\n" + Fixture.pets
        + Fixture.helpers)
    #expect(throws: RenameRefusal.self) { try fixture.project.renameStart(fixture.path, at: fixture.offset) }
  }

  @Test func namesOfUnknownValuesNeedConfirmation() throws {
    let documents = Fixture.pets.replacing("owner { name }", with: "owner { na‸me }")
    let fixture = Fixture(documents + "# file: Tests/T.swift\n" + Self.test("unknown().name; Mock<Person>(name: nil)"))
    let renaming = try #require(try fixture.project.renaming(fixture.path, at: fixture.offset, to: "title"))
    #expect(renaming.unclear.map { fixture.show($0.location) } == ["Tests/T.swift:2:11 name"])
    #expect(renaming.unclear.map(\.replacement) == ["title"])
    #expect(fixture.applying(renaming.edits)["Tests/T.swift"] == Self.test("unknown().name; Mock<Person>(title: nil)"))
  }

  @Test(arguments: [("self", "`self`", "self"), ("inout", "inout", "`inout`"), ("title", "title", "title")])
  func unclearNamesAreEscapedAsNeeded(name: String, member: String, label: String) throws {
    let documents = Fixture.pets.replacing("owner { name }", with: "owner { na‸me }")
    let fixture = Fixture(documents + "# file: Tests/T.swift\n" + Self.test("unknown().name; unknown(Mock(name: 1))"))
    let renaming = try #require(try fixture.project.renaming(fixture.path, at: fixture.offset, to: name))
    #expect(renaming.unclear.map(\.replacement) == [member, label])
  }

  /// If a key stays selected elsewhere, either key could be meant for a mock.
  @Test func stringKeysNeedConfirmation() throws {
    let fixture = Fixture(
      """
      query A { owner { ‸nick: name } }
      query B { owner { nick: name } }
      # file: Tests/T.swift
      \(Self.test("Mock<Person>(nick: \"a\"); AQuery.Data.from(query).owner?.nick"))
      """)
    let renaming = try #require(try fixture.project.renaming(fixture.path, at: fixture.offset, to: "handle"))
    #expect(renaming.unclear.map { fixture.show($0.location) } == ["Tests/T.swift:2:14 nick"])
    #expect(
      fixture.applying(renaming.edits)["Tests/T.swift"]
        == Self.test("Mock<Person>(nick: \"a\"); AQuery.Data.from(query).owner?.handle"))
  }

  /// A name that the tests already declare would hide the new one.
  @Test func namesTakenInSwiftAreRejected() throws {
    let documents = Fixture.pets.replacing("fragment Named", with: "fragment Na‸med")
    let fixture = Fixture(
      documents + "# file: Tests/T.swift\nstruct Other {}\n" + Self.test("Named.from(query)"))
    #expect(throws: RenameRefusal.self) {
      try fixture.project.renaming(fixture.path, at: fixture.offset, to: "Other")
    }
  }

  /// Preparing a rename changes nothing.
  @Test func preparingARenameChangesNothing() throws {
    let documents = Fixture.pets.replacing("query Pets", with: "query Pe‸ts")
    let fixture = Fixture(documents + "# file: Tests/T.swift\n" + Self.test("PetsQuery.self"))
    let before = fixture.graph.update()
    let first = try fixture.project.renaming(fixture.path, at: fixture.offset, to: "Beasts")
    let after = fixture.graph.update()
    #expect(after.diagnostics == before.diagnostics && after.plan == before.plan)
    #expect(try fixture.project.renaming(fixture.path, at: fixture.offset, to: "Beasts") == first)
  }

  private static func test(_ statement: String) -> String {
    "func test(data: PetsQuery.Data, i: FeedInput) {\n" + statement + "\n}"
  }
}

extension Fixture {
  /// Returns the texts of the files with edits applied.
  func applying(_ edits: [Diagnostic.Edit]) -> [String: String] {
    var result: [String: String] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.location.file) {
      var bytes = Array((files[file] ?? "").utf8)
      for edit in edits.sorted(by: { $0.location > $1.location }) {
        bytes.replaceSubrange(edit.location.range.indices, with: edit.replacement.utf8)
      }
      result[file] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}
