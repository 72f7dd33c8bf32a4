import BuildGraph
import Configuration
import EditorFeatures
import Source
import Testing

/// The names that a rename changes, and the ones that it keeps.
@Suite struct RenameFamilyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var name: String
    /// The changed files, or the reason for a refusal.
    var result: [String: String]
    var refusal: String?

    init(_ description: String, _ text: String, _ name: String, _ result: [String: String]) {
      (testDescription, self.text, self.name, self.result) = (description, text, name, result)
    }

    init(_ description: String, _ text: String, _ name: String, _ result: String) {
      self.init(description, text, name, ["A.graphql": result])
    }

    init(_ description: String, _ text: String, _ name: String, refusal: String) {
      self.init(description, text, name, [:])
      self.refusal = refusal
    }
  }

  static let variables = [
    Row(
      "a variable of another operation may have the name",
      "query Q($‸a: ID!) { animal(id: $a) { id } } query R($b: ID!) { animal(id: $b) { id } }", "b",
      "query Q($b: ID!) { animal(id: $b) { id } } query R($b: ID!) { animal(id: $b) { id } }"),
    Row(
      "a variable of the same name in another operation is not renamed",
      "query Q($‸a: ID!) { animal(id: $a) { id } } query R($a: ID!) { animal(id: $a) { id } }", "c",
      "query Q($c: ID!) { animal(id: $c) { id } } query R($a: ID!) { animal(id: $a) { id } }"),
    Row(
      "through a fragment, with all operations that reach it",
      """
      query Q($‸a: ID!) { ...F }
      query R($a: ID!) { ...G }
      query S($a: ID!) { animal(id: $a) { id } }
      fragment F on Query { animal(id: $a) { id } }
      fragment G on Query { ...F }
      """, "c",
      """
      query Q($c: ID!) { ...F }
      query R($c: ID!) { ...G }
      query S($a: ID!) { animal(id: $a) { id } }
      fragment F on Query { animal(id: $c) { id } }
      fragment G on Query { ...F }
      """),
    Row(
      "a variable that is called like a keyword of the fragments beside it",
      """
      query Q($‸fragment: ID!) { ...F animal(id: $fragment) { id } }
      query R($fragment: ID!) { ...F animal(id: $fragment) { id } }
      fragment F on Query { owner { id } }
      """, "c",
      """
      query Q($c: ID!) { ...F animal(id: $c) { id } }
      query R($fragment: ID!) { ...F animal(id: $fragment) { id } }
      fragment F on Query { owner { id } }
      """),
    Row(
      "from inside of a fragment",
      "query Q($a: ID!) { ...F } fragment F on Query { animal(id: $‸a) { id } }", "c",
      "query Q($c: ID!) { ...F } fragment F on Query { animal(id: $c) { id } }"),
    Row(
      "a fragment that uses another variable of the name",
      "query Q($a: ID!) { ...F } query R($a: ID!, $b: ID!) { ...F ...G } fragment F on Query { animal(id: $‸a) { id } } fragment G on Query { animal(id: $b) { id } }",
      "b", refusal: "'A.graphql' already has a variable '$b'"),
  ]

  static let fields = [
    Row(
      "a field of an interface includes the fields of its types",
      """
      { animals { ... on Cat { na‸me } ... on Dog { name } name } owner { name } }
      # file: schema.graphqls
      type Query { animals: [Animal] owner: Person }
      interface Animal { name: String }
      interface Pet { name: String }
      type Cat implements Animal { name: String }
      type Dog implements Animal & Pet { name: String }
      type Fish implements Pet { name: String }
      type Person { name: String }
      """, "title",
      [
        "A.graphql": "{ animals { ... on Cat { title } ... on Dog { title } title } owner { name } }",
        "schema.graphqls": """
        type Query { animals: [Animal] owner: Person }
        interface Animal { title: String }
        interface Pet { title: String }
        type Cat implements Animal { title: String }
        type Dog implements Animal & Pet { title: String }
        type Fish implements Pet { title: String }
        type Person { name: String }
        """,
      ]),
    Row(
      "so are its arguments",
      """
      { animals { ... on Cat { name(lo‸ng: true) } } }
      # file: schema.graphqls
      type Query { animals: [Animal] }
      interface Animal { name(long: Boolean): String born(long: Boolean): String }
      type Cat implements Animal { name(long: Boolean): String born(long: Boolean): String }
      """, "full",
      [
        "A.graphql": "{ animals { ... on Cat { name(full: true) } } }",
        "schema.graphqls": """
        type Query { animals: [Animal] }
        interface Animal { name(full: Boolean): String born(long: Boolean): String }
        type Cat implements Animal { name(full: Boolean): String born(long: Boolean): String }
        """,
      ]),
    Row(
      "a field of one type alone",
      """
      { owner { na‸me } }
      # file: schema.graphqls
      type Query { owner: Person cat: Cat }
      type Person { name: String }
      type Cat { name: String }
      """, "title",
      [
        "A.graphql": "{ owner { title } }",
        "schema.graphqls": """
        type Query { owner: Person cat: Cat }
        type Person { title: String }
        type Cat { name: String }
        """,
      ]),
    Row(
      "a name that one of the types has", "{ animals { na‸me } }", "lives",
      refusal: "'Cat' already has a field 'lives'"),
    Row(
      "a name that another of the types has", "{ animals { na‸me } }", "owner",
      refusal: "'Dog' already has a field 'owner'"),
    Row(
      "a name that an extension has", "{ animals { na‸me } }", "born", refusal: "'Cat' already has a field 'born'"),
    Row(
      "a name that another type has, from a type", "{ animals { ... on Dog { na‸me } } }", "lives",
      refusal: "'Cat' already has a field 'lives'"),
  ]

  static let roots = [
    Row(
      "a root type that a schema definition names",
      """
      fragment F on Que‸ry { a }
      # file: schema.graphqls
      schema { query: Query }
      type Query { a: Int }
      """, "Root",
      ["A.graphql": "fragment F on Root { a }", "schema.graphqls": "schema { query: Root }\ntype Root { a: Int }"]),
    Row(
      "a type that would be a root type by its name, but is none",
      """
      { a { ... on Muta‸tion { b } } }
      # file: schema.graphqls
      schema { query: Query }
      type Query { a: Mutation }
      type Mutation { b: Int }
      """, "Change",
      [
        "A.graphql": "{ a { ... on Change { b } } }",
        "schema.graphqls": "schema { query: Query }\ntype Query { a: Change }\ntype Change { b: Int }",
      ]),
    Row(
      "a root type of mutations, by its name alone", "fragment F on Mutat‸ion { feed(input: {id: 1}) { id } }",
      "Change",
      refusal: "'Mutation' is a root type because of its name, as the schema has no schema definition"),
    Row(
      "a type beside root types", "fragment F on Per‸son { id }", "Human",
      [
        "A.graphql": "fragment F on Human { id }",
        "schema.graphqls": Fixture.zoo.replacing("Person", with: "Human"),
      ]),
  ]

  @Test(arguments: variables + fields + roots) func renamesCoverRelatedNames(_ row: Row) {
    let fixture = Fixture(row.text)
    do {
      let places = try fixture.project.rename(fixture.path, at: fixture.offset, to: row.name) ?? []
      #expect(row.refusal == nil)
      #expect(fixture.texts(with: row.name, at: places) == row.result)
    } catch {
      #expect(error.message == row.refusal)
    }
  }
}

extension Fixture {
  /// Returns the texts of the files with a name written at some places.
  fileprivate func texts(with name: String, at places: [Location]) -> [String: String] {
    var result: [String: String] = [:]
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      var bytes = Array((files[file] ?? "").utf8)
      for place in places.sorted().reversed() { bytes.replaceSubrange(place.range.indices, with: name.utf8) }
      result[file] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}
